import { defineCollection } from 'astro:content'
import { file, glob } from 'astro/loaders'

export const collections = {
  blog: defineCollection({ loader: glob({ pattern: '**/*.md', base: './src/content/blog' }) }),
  authors: defineCollection({ loader: file('src/data/authors.json') }),
}
