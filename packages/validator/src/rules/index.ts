// Made by scripts/generate.mjs from the files below this folder.
import type { Rule } from '../rule.ts'
import atomEntryLinkMissing from './atom/atom-entry-link-missing.ts'
import atomUpdatedInvalid from './atom/atom-updated-invalid.ts'
import atomVersion from './atom/atom-version.ts'
import changefreqIgnored from './changefreq/changefreq-ignored.ts'
import changefreqInvalid from './changefreq/changefreq-invalid.ts'
import sitemapContentType from './fetch/sitemap-content-type.ts'
import sitemapNotOk from './fetch/sitemap-not-ok.ts'
import sitemapRedirects from './fetch/sitemap-redirects.ts'
import gzipCorrupt from './gzip/gzip-corrupt.ts'
import gzipDouble from './gzip/gzip-double.ts'
import gzipExtensionMismatch from './gzip/gzip-extension-mismatch.ts'
import gzipMultiMember from './gzip/gzip-multi-member.ts'
import gzipOtherCompression from './gzip/gzip-other-compression.ts'
import hreflangAlternateNotListed from './hreflang/hreflang-alternate-not-listed.ts'
import hreflangAttributeMissing from './hreflang/hreflang-attribute-missing.ts'
import hreflangCase from './hreflang/hreflang-case.ts'
import hreflangClusterInconsistent from './hreflang/hreflang-cluster-inconsistent.ts'
import hreflangCodeMalformed from './hreflang/hreflang-code-malformed.ts'
import hreflangDuplicateCode from './hreflang/hreflang-duplicate-code.ts'
import hreflangHrefNotAbsolute from './hreflang/hreflang-href-not-absolute.ts'
import hreflangLanguageUnknown from './hreflang/hreflang-language-unknown.ts'
import hreflangMissingReturn from './hreflang/hreflang-missing-return.ts'
import hreflangMissingSelf from './hreflang/hreflang-missing-self.ts'
import hreflangNoGenericLanguage from './hreflang/hreflang-no-generic-language.ts'
import hreflangNotUsedByYandex from './hreflang/hreflang-not-used-by-yandex.ts'
import hreflangRegionUnknown from './hreflang/hreflang-region-unknown.ts'
import hreflangScriptUnknown from './hreflang/hreflang-script-unknown.ts'
import hreflangXDefaultMissing from './hreflang/hreflang-x-default-missing.ts'
import imageChildOrder from './image/image-child-order.ts'
import imageDeprecatedTag from './image/image-deprecated-tag.ts'
import imageDuplicateChild from './image/image-duplicate-child.ts'
import imageForeignHost from './image/image-foreign-host.ts'
import imageLocInvalid from './image/image-loc-invalid.ts'
import imageMisplaced from './image/image-misplaced.ts'
import imageMissingLoc from './image/image-missing-loc.ts'
import imageTextTooLargeYandex from './image/image-text-too-large-yandex.ts'
import imageTooMany from './image/image-too-many.ts'
import imageUnknownChild from './image/image-unknown-child.ts'
import indexChildMissing from './index/index-child-missing.ts'
import indexChildOtherHost from './index/index-child-other-host.ts'
import indexChildOutsideDirectory from './index/index-child-outside-directory.ts'
import indexDuplicateChild from './index/index-duplicate-child.ts'
import indexEmpty from './index/index-empty.ts'
import indexLastmodMismatch from './index/index-lastmod-mismatch.ts'
import indexLocInvalid from './index/index-loc-invalid.ts'
import indexMissingLoc from './index/index-missing-loc.ts'
import indexNamespaceWrong from './index/index-namespace-wrong.ts'
import indexNested from './index/index-nested.ts'
import indexOver500PerSite from './index/index-over-500-per-site.ts'
import indexSingleChild from './index/index-single-child.ts'
import indexTooManySitemaps from './index/index-too-many-sitemaps.ts'
import indexUnknownChild from './index/index-unknown-child.ts'
import lastmodAllIdentical from './lastmod/lastmod-all-identical.ts'
import lastmodCoarse from './lastmod/lastmod-coarse.ts'
import lastmodDateOnly from './lastmod/lastmod-date-only.ts'
import lastmodEpoch from './lastmod/lastmod-epoch.ts'
import lastmodInFuture from './lastmod/lastmod-in-future.ts'
import lastmodInvalid from './lastmod/lastmod-invalid.ts'
import lastmodIsBuildTime from './lastmod/lastmod-is-build-time.ts'
import lastmodMissing from './lastmod/lastmod-missing.ts'
import lastmodMissingTimezone from './lastmod/lastmod-missing-timezone.ts'
import lastmodSchemaMismatch from './lastmod/lastmod-schema-mismatch.ts'
import locDevelopmentHost from './loc/loc-development-host.ts'
import locDuplicate from './loc/loc-duplicate.ts'
import locDuplicateNormalized from './loc/loc-duplicate-normalized.ts'
import locEmpty from './loc/loc-empty.ts'
import locFragment from './loc/loc-fragment.ts'
import locHostInvalid from './loc/loc-host-invalid.ts'
import locHostMismatch from './loc/loc-host-mismatch.ts'
import locHostsMixed from './loc/loc-hosts-mixed.ts'
import locIdnNotPunycode from './loc/loc-idn-not-punycode.ts'
import locIllegalCharacter from './loc/loc-illegal-character.ts'
import locInvalidPercentEncoding from './loc/loc-invalid-percent-encoding.ts'
import locIsASitemap from './loc/loc-is-a-sitemap.ts'
import locMissingHost from './loc/loc-missing-host.ts'
import locNoindex from './loc/loc-noindex.ts'
import locNonAscii from './loc/loc-non-ascii.ts'
import locNotAbsolute from './loc/loc-not-absolute.ts'
import locNotCanonical from './loc/loc-not-canonical.ts'
import locNotNormalized from './loc/loc-not-normalized.ts'
import locNotOk from './loc/loc-not-ok.ts'
import locOutsideDirectory from './loc/loc-outside-directory.ts'
import locPortMismatch from './loc/loc-port-mismatch.ts'
import locRedirect from './loc/loc-redirect.ts'
import locRobotsDisallowed from './loc/loc-robots-disallowed.ts'
import locRootWithoutSlash from './loc/loc-root-without-slash.ts'
import locSchemeMismatch from './loc/loc-scheme-mismatch.ts'
import locSchemeUnsupported from './loc/loc-scheme-unsupported.ts'
import locSessionId from './loc/loc-session-id.ts'
import locSortFilterParams from './loc/loc-sort-filter-params.ts'
import locSurroundingWhitespace from './loc/loc-surrounding-whitespace.ts'
import locTooLong from './loc/loc-too-long.ts'
import locTooLongBaidu from './loc/loc-too-long-baidu.ts'
import locTooLongYandex from './loc/loc-too-long-yandex.ts'
import locTooShortSchema from './loc/loc-too-short-schema.ts'
import locTrackingParams from './loc/loc-tracking-params.ts'
import locUserinfo from './loc/loc-userinfo.ts'
import newsDateInvalid from './news/news-date-invalid.ts'
import newsDeprecatedTag from './news/news-deprecated-tag.ts'
import newsDuplicate from './news/news-duplicate.ts'
import newsLanguageInvalid from './news/news-language-invalid.ts'
import newsMissingRequired from './news/news-missing-required.ts'
import newsNameParenthetical from './news/news-name-parenthetical.ts'
import newsTitleDecorated from './news/news-title-decorated.ts'
import newsTooMany from './news/news-too-many.ts'
import newsTooOld from './news/news-too-old.ts'
import priorityAllEqual from './priority/priority-all-equal.ts'
import priorityIgnored from './priority/priority-ignored.ts'
import priorityInvalid from './priority/priority-invalid.ts'
import priorityOutOfRange from './priority/priority-out-of-range.ts'
import robotsGeneratedFileClobbered from './robots/robots-generated-file-clobbered.ts'
import robotsNotUtf8 from './robots/robots-not-utf8.ts'
import robotsSitemapCrossHost from './robots/robots-sitemap-cross-host.ts'
import robotsSitemapDisallowed from './robots/robots-sitemap-disallowed.ts'
import robotsSitemapDuplicate from './robots/robots-sitemap-duplicate.ts'
import robotsSitemapMissing from './robots/robots-sitemap-missing.ts'
import robotsSitemapMisspelled from './robots/robots-sitemap-misspelled.ts'
import robotsSitemapNotAbsolute from './robots/robots-sitemap-not-absolute.ts'
import robotsTooLarge from './robots/robots-too-large.ts'
import robotsWrongLocation from './robots/robots-wrong-location.ts'
import feedLimits from './rss/feed-limits.ts'
import feedNotSupportedYandex from './rss/feed-not-supported-yandex.ts'
import mrssRequired from './rss/mrss-required.ts'
import rssItemLinkMissing from './rss/rss-item-link-missing.ts'
import rssPubdateInvalid from './rss/rss-pubdate-invalid.ts'
import rssVersion from './rss/rss-version.ts'
import setDuplicateAcrossFiles from './set-wide/set-duplicate-across-files.ts'
import setHttpAndHttps from './set-wide/set-http-and-https.ts'
import setIndexNeeded from './set-wide/set-index-needed.ts'
import setLocationNotRoot from './set-wide/set-location-not-root.ts'
import setOrphanSitemap from './set-wide/set-orphan-sitemap.ts'
import setOver100ErrorsYandex from './set-wide/set-over-100-errors-yandex.ts'
import setOver1000Submitted from './set-wide/set-over-1000-submitted.ts'
import setTrailingSlashMixed from './set-wide/set-trailing-slash-mixed.ts'
import setUrlLimitSplit from './set-wide/set-url-limit-split.ts'
import txtBlankLine from './txt/txt-blank-line.ts'
import txtBom from './txt/txt-bom.ts'
import txtEmpty from './txt/txt-empty.ts'
import txtEntityEscaped from './txt/txt-entity-escaped.ts'
import txtExtension from './txt/txt-extension.ts'
import txtLineNotUrl from './txt/txt-line-not-url.ts'
import txtNotUtf8 from './txt/txt-not-utf8.ts'
import txtTooManyUrls from './txt/txt-too-many-urls.ts'
import urlChildOrder from './url/url-child-order.ts'
import urlDuplicateChild from './url/url-duplicate-child.ts'
import urlEmptyOptionalTag from './url/url-empty-optional-tag.ts'
import urlForeignChildUnknown from './url/url-foreign-child-unknown.ts'
import urlMissingLoc from './url/url-missing-loc.ts'
import urlNestedElements from './url/url-nested-elements.ts'
import urlTagTooLargeYandex from './url/url-tag-too-large-yandex.ts'
import urlTextContent from './url/url-text-content.ts'
import urlUnknownChild from './url/url-unknown-child.ts'
import urlValueSurroundingWhitespace from './url/url-value-surrounding-whitespace.ts'
import fileNearSizeLimit from './urlset/file-near-size-limit.ts'
import fileTooLarge from './urlset/file-too-large.ts'
import urlsetEmpty from './urlset/urlset-empty.ts'
import urlsetExtensionNamespaceWrong from './urlset/urlset-extension-namespace-wrong.ts'
import urlsetForeignChild from './urlset/urlset-foreign-child.ts'
import urlsetMixedWithIndex from './urlset/urlset-mixed-with-index.ts'
import urlsetNamespaceLegacyGoogle from './urlset/urlset-namespace-legacy-google.ts'
import urlsetNamespaceMissing from './urlset/urlset-namespace-missing.ts'
import urlsetNamespaceWrong from './urlset/urlset-namespace-wrong.ts'
import urlsetNearUrlLimit from './urlset/urlset-near-url-limit.ts'
import urlsetObsoleteExtension from './urlset/urlset-obsolete-extension.ts'
import urlsetSchemaLocation from './urlset/urlset-schema-location.ts'
import urlsetTooManyUrls from './urlset/urlset-too-many-urls.ts'
import urlsetUnknownAttribute from './urlset/urlset-unknown-attribute.ts'
import urlsetUnknownChild from './urlset/urlset-unknown-child.ts'
import urlsetUnusedNamespace from './urlset/urlset-unused-namespace.ts'
import mediaExtensionNotUsedByYandex from './video/media-extension-not-used-by-yandex.ts'
import videoChildOrder from './video/video-child-order.ts'
import videoDateInvalid from './video/video-date-invalid.ts'
import videoDeprecatedTag from './video/video-deprecated-tag.ts'
import videoDescriptionTooLong from './video/video-description-too-long.ts'
import videoDuplicateChild from './video/video-duplicate-child.ts'
import videoDurationInvalid from './video/video-duration-invalid.ts'
import videoExpired from './video/video-expired.ts'
import videoFlagInvalid from './video/video-flag-invalid.ts'
import videoLocationEqualsPage from './video/video-location-equals-page.ts'
import videoMissingLocation from './video/video-missing-location.ts'
import videoMissingRequired from './video/video-missing-required.ts'
import videoPlatformInvalid from './video/video-platform-invalid.ts'
import videoRatingInvalid from './video/video-rating-invalid.ts'
import videoRestrictionInvalid from './video/video-restriction-invalid.ts'
import videoTitleTooLong from './video/video-title-too-long.ts'
import videoTooManyTags from './video/video-too-many-tags.ts'
import videoUploaderInvalid from './video/video-uploader-invalid.ts'
import videoUrlInvalid from './video/video-url-invalid.ts'
import videoViewCountInvalid from './video/video-view-count-invalid.ts'
import xmlBom from './xml/xml-bom.ts'
import xmlCommentDoubleHyphen from './xml/xml-comment-double-hyphen.ts'
import xmlContentAfterRoot from './xml/xml-content-after-root.ts'
import xmlDeclarationMissing from './xml/xml-declaration-missing.ts'
import xmlDeclarationVersion from './xml/xml-declaration-version.ts'
import xmlDoctype from './xml/xml-doctype.ts'
import xmlEmptyDocument from './xml/xml-empty-document.ts'
import xmlEncodingDeclaredNotUtf8 from './xml/xml-encoding-declared-not-utf8.ts'
import xmlHtmlInsteadOfSitemap from './xml/xml-html-instead-of-sitemap.ts'
import xmlInvalidChar from './xml/xml-invalid-char.ts'
import xmlLeadingWhitespace from './xml/xml-leading-whitespace.ts'
import xmlNamespacePrefixUndeclared from './xml/xml-namespace-prefix-undeclared.ts'
import xmlNotUtf8 from './xml/xml-not-utf8.ts'
import xmlNotWellFormed from './xml/xml-not-well-formed.ts'
import xmlUndefinedEntity from './xml/xml-undefined-entity.ts'
import xmlUnescapedAmpersand from './xml/xml-unescaped-ampersand.ts'
import xmlUnescapedLt from './xml/xml-unescaped-lt.ts'
import xmlUnescapedQuoteOrGt from './xml/xml-unescaped-quote-or-gt.ts'
import xmlUnknownRoot from './xml/xml-unknown-root.ts'
import xmlUtf16Bom from './xml/xml-utf16-bom.ts'

/** Every rule, by scope and id. */
export const rules: Rule[] = [
  atomEntryLinkMissing,
  atomUpdatedInvalid,
  atomVersion,
  changefreqIgnored,
  changefreqInvalid,
  sitemapContentType,
  sitemapNotOk,
  sitemapRedirects,
  gzipCorrupt,
  gzipDouble,
  gzipExtensionMismatch,
  gzipMultiMember,
  gzipOtherCompression,
  hreflangAlternateNotListed,
  hreflangAttributeMissing,
  hreflangCase,
  hreflangClusterInconsistent,
  hreflangCodeMalformed,
  hreflangDuplicateCode,
  hreflangHrefNotAbsolute,
  hreflangLanguageUnknown,
  hreflangMissingReturn,
  hreflangMissingSelf,
  hreflangNoGenericLanguage,
  hreflangNotUsedByYandex,
  hreflangRegionUnknown,
  hreflangScriptUnknown,
  hreflangXDefaultMissing,
  imageChildOrder,
  imageDeprecatedTag,
  imageDuplicateChild,
  imageForeignHost,
  imageLocInvalid,
  imageMisplaced,
  imageMissingLoc,
  imageTextTooLargeYandex,
  imageTooMany,
  imageUnknownChild,
  indexChildMissing,
  indexChildOtherHost,
  indexChildOutsideDirectory,
  indexDuplicateChild,
  indexEmpty,
  indexLastmodMismatch,
  indexLocInvalid,
  indexMissingLoc,
  indexNamespaceWrong,
  indexNested,
  indexOver500PerSite,
  indexSingleChild,
  indexTooManySitemaps,
  indexUnknownChild,
  lastmodAllIdentical,
  lastmodCoarse,
  lastmodDateOnly,
  lastmodEpoch,
  lastmodInFuture,
  lastmodInvalid,
  lastmodIsBuildTime,
  lastmodMissing,
  lastmodMissingTimezone,
  lastmodSchemaMismatch,
  locDevelopmentHost,
  locDuplicate,
  locDuplicateNormalized,
  locEmpty,
  locFragment,
  locHostInvalid,
  locHostMismatch,
  locHostsMixed,
  locIdnNotPunycode,
  locIllegalCharacter,
  locInvalidPercentEncoding,
  locIsASitemap,
  locMissingHost,
  locNoindex,
  locNonAscii,
  locNotAbsolute,
  locNotCanonical,
  locNotNormalized,
  locNotOk,
  locOutsideDirectory,
  locPortMismatch,
  locRedirect,
  locRobotsDisallowed,
  locRootWithoutSlash,
  locSchemeMismatch,
  locSchemeUnsupported,
  locSessionId,
  locSortFilterParams,
  locSurroundingWhitespace,
  locTooLong,
  locTooLongBaidu,
  locTooLongYandex,
  locTooShortSchema,
  locTrackingParams,
  locUserinfo,
  newsDateInvalid,
  newsDeprecatedTag,
  newsDuplicate,
  newsLanguageInvalid,
  newsMissingRequired,
  newsNameParenthetical,
  newsTitleDecorated,
  newsTooMany,
  newsTooOld,
  priorityAllEqual,
  priorityIgnored,
  priorityInvalid,
  priorityOutOfRange,
  robotsGeneratedFileClobbered,
  robotsNotUtf8,
  robotsSitemapCrossHost,
  robotsSitemapDisallowed,
  robotsSitemapDuplicate,
  robotsSitemapMissing,
  robotsSitemapMisspelled,
  robotsSitemapNotAbsolute,
  robotsTooLarge,
  robotsWrongLocation,
  feedLimits,
  feedNotSupportedYandex,
  mrssRequired,
  rssItemLinkMissing,
  rssPubdateInvalid,
  rssVersion,
  setDuplicateAcrossFiles,
  setHttpAndHttps,
  setIndexNeeded,
  setLocationNotRoot,
  setOrphanSitemap,
  setOver100ErrorsYandex,
  setOver1000Submitted,
  setTrailingSlashMixed,
  setUrlLimitSplit,
  txtBlankLine,
  txtBom,
  txtEmpty,
  txtEntityEscaped,
  txtExtension,
  txtLineNotUrl,
  txtNotUtf8,
  txtTooManyUrls,
  urlChildOrder,
  urlDuplicateChild,
  urlEmptyOptionalTag,
  urlForeignChildUnknown,
  urlMissingLoc,
  urlNestedElements,
  urlTagTooLargeYandex,
  urlTextContent,
  urlUnknownChild,
  urlValueSurroundingWhitespace,
  fileNearSizeLimit,
  fileTooLarge,
  urlsetEmpty,
  urlsetExtensionNamespaceWrong,
  urlsetForeignChild,
  urlsetMixedWithIndex,
  urlsetNamespaceLegacyGoogle,
  urlsetNamespaceMissing,
  urlsetNamespaceWrong,
  urlsetNearUrlLimit,
  urlsetObsoleteExtension,
  urlsetSchemaLocation,
  urlsetTooManyUrls,
  urlsetUnknownAttribute,
  urlsetUnknownChild,
  urlsetUnusedNamespace,
  mediaExtensionNotUsedByYandex,
  videoChildOrder,
  videoDateInvalid,
  videoDeprecatedTag,
  videoDescriptionTooLong,
  videoDuplicateChild,
  videoDurationInvalid,
  videoExpired,
  videoFlagInvalid,
  videoLocationEqualsPage,
  videoMissingLocation,
  videoMissingRequired,
  videoPlatformInvalid,
  videoRatingInvalid,
  videoRestrictionInvalid,
  videoTitleTooLong,
  videoTooManyTags,
  videoUploaderInvalid,
  videoUrlInvalid,
  videoViewCountInvalid,
  xmlBom,
  xmlCommentDoubleHyphen,
  xmlContentAfterRoot,
  xmlDeclarationMissing,
  xmlDeclarationVersion,
  xmlDoctype,
  xmlEmptyDocument,
  xmlEncodingDeclaredNotUtf8,
  xmlHtmlInsteadOfSitemap,
  xmlInvalidChar,
  xmlLeadingWhitespace,
  xmlNamespacePrefixUndeclared,
  xmlNotUtf8,
  xmlNotWellFormed,
  xmlUndefinedEntity,
  xmlUnescapedAmpersand,
  xmlUnescapedLt,
  xmlUnescapedQuoteOrGt,
  xmlUnknownRoot,
  xmlUtf16Bom,
]
