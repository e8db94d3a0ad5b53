/** A place in a public text on which a rule rests. `url` is '' only for advice of our own. */
export interface Citation {
  title: string
  section: string
  url: string
}

type Document = Omit<Citation, 'section'>

/** The bibliography: every public text that a rule may rest on. */
export const documents = {
  protocol: {
    title: 'Sitemaps.org protocol "Sitemaps XML format"',
    url: 'https://www.sitemaps.org/protocol.html',
  },
  faq: { title: 'Sitemaps.org FAQ', url: 'https://www.sitemaps.org/faq.html' },
  sitemapSchema: {
    title: 'sitemap.xsd 0.9 (Last Modified 2008-03-26)',
    url: 'https://www.sitemaps.org/schemas/sitemap/0.9/sitemap.xsd',
  },
  indexSchema: {
    title: 'siteindex.xsd 0.9 (Last Modified 2009-04-08)',
    url: 'https://www.sitemaps.org/schemas/sitemap/0.9/siteindex.xsd',
  },
  xml: { title: 'XML 1.0 (Fifth Edition)', url: 'https://www.w3.org/TR/xml/' },
  xmlNamespaces: { title: 'Namespaces in XML 1.0', url: 'https://www.w3.org/TR/xml-names/' },
  uri: { title: 'RFC 3986 URI Generic Syntax', url: 'https://www.rfc-editor.org/rfc/rfc3986' },
  iri: { title: 'RFC 3987 IRIs', url: 'https://www.rfc-editor.org/rfc/rfc3987' },
  idna: { title: 'RFC 5890/5891 IDNA 2008; UTS #46', url: 'https://www.rfc-editor.org/rfc/rfc5891' },
  w3cDateTime: {
    title: 'W3C NOTE-datetime "Date and Time Formats"',
    url: 'https://www.w3.org/TR/NOTE-datetime',
  },
  gzip: { title: 'RFC 1952 GZIP file format', url: 'https://www.rfc-editor.org/rfc/rfc1952' },
  rss: { title: 'RSS 2.0 specification', url: 'https://www.rssboard.org/rss-specification' },
  atom: { title: 'RFC 4287 Atom', url: 'https://www.rfc-editor.org/rfc/rfc4287' },
  robotsRfc: {
    title: 'RFC 9309 Robots Exclusion Protocol',
    url: 'https://www.rfc-editor.org/rfc/rfc9309.txt',
  },
  languageCodes: {
    title: 'ISO 639-1 / ISO 3166-1 alpha-2 / ISO 15924 / BCP 47',
    url: 'https://www.rfc-editor.org/info/bcp47',
  },
  googleBuild: {
    title: 'Google Search Central "Build and submit a sitemap"',
    url: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap',
  },
  googleIndex: {
    title: 'Google Search Central "Manage your sitemaps with a sitemap index file"',
    url: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/large-sitemaps',
  },
  googleImage: {
    title: 'Google Search Central "Image sitemaps"',
    url: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps',
  },
  googleNews: {
    title: 'Google Search Central "News sitemaps"',
    url: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/news-sitemap',
  },
  googleVideo: {
    title: 'Google Search Central "Video sitemaps and alternatives"',
    url: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/video-sitemaps',
  },
  googleHreflang: {
    title: 'Google Search Central "Tell Google about localized versions of your page"',
    url: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  },
  googleCombine: {
    title: 'Google Search Central "How to combine sitemap extensions"',
    url: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/combine-sitemap-extensions',
  },
  googleOverview: {
    title: 'Google Search Central "Learn about sitemaps"',
    url: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/overview',
  },
  googleRobots: {
    title: 'Google "How Google interprets the robots.txt specification"',
    url: 'https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec',
  },
  googleUrls: {
    title: 'Google Search Central "URL structure best practices"',
    url: 'https://developers.google.com/search/docs/crawling-indexing/url-structure',
  },
  googleReport: {
    title: 'Google Search Console Help "Manage your sitemaps using the Sitemaps report"',
    url: 'https://support.google.com/webmasters/answer/7451001',
  },
  googlePing: {
    title: 'Google Search Central blog 2023-06 "Sitemaps ping endpoint is going away"',
    url: 'https://developers.google.com/search/blog/2023/06/sitemaps-lastmod-ping',
  },
  googleSpring: {
    title: 'Google Search Central blog 2022-05 "Spring cleaning: some sitemap extension tags are going away"',
    url: 'https://developers.google.com/search/blog/2022/05/spring-cleaning-sitemap-extensions',
  },
  googleImageSchema: {
    title: 'Google sitemap-image.xsd 1.1',
    url: 'https://www.google.com/schemas/sitemap-image/1.1/sitemap-image.xsd',
  },
  googleNewsSchema: {
    title: 'Google sitemap-news.xsd 0.9',
    url: 'https://www.google.com/schemas/sitemap-news/0.9/sitemap-news.xsd',
  },
  googleVideoSchema: {
    title: 'Google sitemap-video.xsd 1.1',
    url: 'https://www.google.com/schemas/sitemap-video/1.1/sitemap-video.xsd',
  },
  yandexSitemap: {
    title: 'Yandex Webmaster Help "Using the Sitemap file"',
    url: 'https://yandex.ru/support/webmaster/ru/controlling-robot/sitemap',
  },
  yandexErrors: {
    title: 'Yandex Webmaster Help "Sitemap errors reference"',
    url: 'https://yandex.ru/support/webmaster/ru/error-dictionary/sitemap',
  },
  yandexStatuses: {
    title: 'Yandex Webmaster Help "Sitemap files" (statuses)',
    url: 'https://yandex.ru/support/webmaster/ru/indexing-options/sitemap',
  },
  yandexIssues: {
    title: 'Yandex Webmaster Help "Possible issues"',
    url: 'https://yandex.ru/support/webmaster/en/diagnosis/possible',
  },
  yandexLocales: {
    title: 'Yandex Webmaster Help "Индексирование локализованных страниц"',
    url: 'https://yandex.ru/support/webmaster/ru/yandex-indexing/locale-pages',
  },
  yandexImages: {
    title: 'Yandex Images Help "How do I tell the robot which images to index?"',
    url: 'https://yandex.ru/support/images/sitemap-images.html',
  },
  yandexRobots: {
    title: 'Yandex Webmaster Help "Using robots.txt"',
    url: 'https://yandex.ru/support/webmaster/controlling-robot/robots-txt.html',
  },
  yandexIndexNow: {
    title: 'Yandex Webmaster Help "IndexNow: key"',
    url: 'https://yandex.ru/support/webmaster/indexnow/key.html',
  },
  bingSitemaps: {
    title: 'Bing Webmaster Help "Sitemaps"',
    url: 'https://www.bing.com/webmasters/help/Sitemaps-3b5cf6ed',
  },
  bingGuidelines: {
    title: 'Bing Webmaster Guidelines',
    url: 'https://www.bing.com/webmasters/help/webmaster-guidelines-30fba23a',
  },
  bingKeeping: {
    title: 'Bing Webmaster Blog 2025-07-31 "Keeping Content Discoverable with Sitemaps in AI Powered Search"',
    url: 'https://blogs.bing.com/webmaster/July-2025/Keeping-Content-Discoverable-with-Sitemaps-in-AI-Powered-Search',
  },
  bingLastmod: {
    title: 'Bing Webmaster Blog 2023-02-01 "The Importance of Setting the lastmod Tag in Your Sitemap"',
    url: 'https://blogs.bing.com/webmaster/february-2023/The-Importance-of-Setting-the-lastmod-Tag-in-Your-Sitemap',
  },
  bingSize: {
    title:
      'Bing Webmaster Blog 2016-11-30 "Increasing the size limit of Sitemaps file to address evolving webmaster needs"',
    url: 'https://blogs.bing.com/webmaster/November-2016/Increasing-the-size-limit-of-Sitemaps-file-to-addr',
  },
  bingLarge: {
    title: 'Bing blog 2009-06-12 "Bing enhances support for large Sitemaps"',
    url: 'http://blogs.bing.com/webmaster/2009/06/12/bing-enhances-support-for-large-sitemaps/',
  },
  bingPing: {
    title: 'Bing blog May 2022 "Spring cleaning: Removed Bing anonymous sitemap submission"',
    url: 'https://blogs.bing.com/webmaster/may-2022/Spring-cleaning-Removed-Bing-anonymous-sitemap-submission',
  },
  indexNow: { title: 'IndexNow documentation', url: 'https://www.indexnow.org/documentation' },
  baidu: {
    title: 'Baidu Search Resource Platform "Sitemap" guide',
    url: 'https://ziyuan.baidu.com/college/courseinfo?id=267',
  },
  seznam: {
    title: 'Seznam blog 2007-11-07 "Podpora sitemap.xml"',
    url: 'https://blog.seznam.cz/2007/11/podpora-sitemap-xml/',
  },
  sitemapr: {
    title: 'sitemapr docs/sitemap-spec.md (third party, probes of the Yandex file analysis)',
    url: 'https://github.com/bart-turczynski/sitemapr/blob/main/docs/sitemap-spec.md',
  },
  own: { title: 'Mapwright: own advice', url: '' },
} satisfies Record<string, Document>

/** Names a place in a document of the bibliography. */
export const cite = (document: Document, section: string): Citation => ({ ...document, section })
