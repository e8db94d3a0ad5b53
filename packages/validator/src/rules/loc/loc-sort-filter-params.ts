import { findNames } from '../../facts/query.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

export default defineRule({
  id: 'loc-sort-filter-params',
  scope: 'loc',
  severity: 'warning',
  engine: 'all',
  tier: 'core',
  summary: 'A URL holds no parameter that sorts or filters a list.',
  why: 'Sorted and filtered lists are views of one page, whose canonical URL is the one without. Sitemaps that a crawler made are full of them. The list of names is our own and can be set.',
  sources: [
    cite(documents.googleBuild, 'How to create a sitemap: canonical URLs'),
    cite(documents.own, 'names of parameters that shops and blogs sort and filter by'),
  ],
  params: { names: 'sort,order,orderby,dir,filter*,view,limit,per_page,replytocom,add-to-cart' },
  words: {
    message: 'The parameter {name} sorts, filters or acts, so this is probably a view of another page.',
    fix: 'List the page itself. If the view is a page in its own right, take {name} off the names of this rule.',
  },
  skipPlain: true,
  examples: () => ({
    good: [
      '<url><loc>https://example.com/c</loc></url>',
      '<url><loc>https://example.com/sort/order?page=2&amp;q=filter</loc></url>',
      '<url><loc>https://example.com/?resort=alps&amp;sorted=1</loc></url>',
    ],
    bad: [
      '<url><loc>https://example.com/c?sort=price</loc></url>',
      '<url><loc>https://example.com/c?page=2&amp;filter%5Bcolor%5D=red</loc></url>',
      '<url><loc>https://example.com/c?FILTER_size=1</loc></url>',
    ],
  }),
  check: (file) => {
    const names = findNames(String(file.params.names))
    return {
      loc(url) {
        const name = names.inQuery(url)
        return name === undefined ? undefined : { params: { name } }
      },
    }
  },
})
