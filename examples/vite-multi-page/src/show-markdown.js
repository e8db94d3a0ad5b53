/** Enough of Markdown for a recipe: paragraphs. */
export function showMarkdown(text, target) {
  for (const paragraph of text.trim().split('\n\n')) {
    const element = document.createElement('p')
    element.textContent = paragraph
    target.append(element)
  }
}
