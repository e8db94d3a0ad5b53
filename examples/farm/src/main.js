document.title += ' '
