// Made by scripts/generate.mjs from the files below this folder.
import type { Rule } from '../rule.ts'
import atomEntryLinkMissing from './atom/atom-entry-link-missing.ts'
import atomUpdatedInvalid from './atom/atom-updated-invalid.ts'
import atomVersion from './atom/atom-version.ts'
import hreflangAttributeMissing from './hreflang/hreflang-attribute-missing.ts'
import hreflangCase from './hreflang/hreflang-case.ts'
import hreflangCodeMalformed from './hreflang/hreflang-code-malformed.ts'
import hreflangDuplicateCode from './hreflang/hreflang-duplicate-code.ts'
import hreflangHrefNotAbsolute from './hreflang/hreflang-href-not-absolute.ts'
import hreflangLanguageUnknown from './hreflang/hreflang-language-unknown.ts'
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
import newsDateInvalid from './news/news-date-invalid.ts'
import newsDeprecatedTag from './news/news-deprecated-tag.ts'
import newsDuplicate from './news/news-duplicate.ts'
import newsLanguageInvalid from './news/news-language-invalid.ts'
import newsMissingRequired from './news/news-missing-required.ts'
import newsNameParenthetical from './news/news-name-parenthetical.ts'
import newsTitleDecorated from './news/news-title-decorated.ts'
import newsTooMany from './news/news-too-many.ts'
import newsTooOld from './news/news-too-old.ts'
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
import mrssRequired from './rss/mrss-required.ts'
import rssItemLinkMissing from './rss/rss-item-link-missing.ts'
import rssPubdateInvalid from './rss/rss-pubdate-invalid.ts'
import rssVersion from './rss/rss-version.ts'
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

/** Every rule, by scope and id. */
export const rules: Rule[] = [
  atomEntryLinkMissing,
  atomUpdatedInvalid,
  atomVersion,
  hreflangAttributeMissing,
  hreflangCase,
  hreflangCodeMalformed,
  hreflangDuplicateCode,
  hreflangHrefNotAbsolute,
  hreflangLanguageUnknown,
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
  newsDateInvalid,
  newsDeprecatedTag,
  newsDuplicate,
  newsLanguageInvalid,
  newsMissingRequired,
  newsNameParenthetical,
  newsTitleDecorated,
  newsTooMany,
  newsTooOld,
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
  mrssRequired,
  rssItemLinkMissing,
  rssPubdateInvalid,
  rssVersion,
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
]
