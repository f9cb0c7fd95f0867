/** Initial queries of pages, visits and their origins. */
import { is, isSet, type Preset, preset } from './preset.ts';

export const PRESETS_OF_PAGES: readonly [Preset, ...Preset[]] = [
  preset('pages', ['page'], ['pageviews', 'visitors', 'visits', 'timePerPageview', 'entries', 'exits']),
  preset('sections', ['section'], ['pageviews', 'visitors', 'newVisitors', 'visits', 'timePerPageview']),
  preset('authors', ['author'], ['pageviews', 'visitors', 'timeOnPage', 'timePerPageview'], [isSet('author')]),
  preset('themes', ['themes'], ['pageviews', 'visitors'], [isSet('themes')]),
  preset('consent', ['section'], ['pageviews', 'identifiedPageviews', 'exemptPageviews', 'visitors', 'exitRate']),
  preset(
    'landingPages',
    ['landingPage'],
    ['visits', 'bounces', 'bounceRate', 'pagesPerVisit', 'timePerVisit', 'campaignVisitRate'],
    [isSet('landingPage')],
  ),
  preset(
    'searches',
    ['searchKeywords'],
    ['searches', 'searchesWithResult', 'searchClickRate', 'emptySearches', 'emptySearchRate', 'visitors'],
    [is('action', 'search')],
  ),
  preset(
    'emptySearches',
    ['searchKeywords'],
    ['emptySearches', 'visitors'],
    [is('searchResults', '0'), is('action', 'search')],
  ),
  preset(
    'afterEmptySearches',
    ['searchKeywords', 'nextPage'],
    ['identifiedSearches', 'visitors'],
    [is('searchResults', '0'), is('action', 'search'), isSet('searchKeywords')],
  ),
  preset(
    'campaigns',
    ['externalCampaign'],
    ['visits', 'visitors', 'pageviews', 'bounceRate'],
    [isSet('externalCampaign')],
  ),
  preset(
    'campaignVisits',
    ['visitCampaign'],
    ['campaignVisits', 'visitors', 'pagesPerVisit', 'timePerVisit', 'bounceRate'],
    [isSet('visitCampaign')],
  ),
  preset(
    'referrers',
    ['referrerType', 'referrerHost'],
    ['visits', 'visitors', 'pageviews'],
    [{ dimension: 'referrerType', isExcluded: true, value: 'internal' }, isSet('referrerType')],
  ),
  preset('links', ['clickName', 'clickKind', 'clickRegion'], ['clicks', 'visitors'], [isSet('clickKind')]),
  preset(
    'clicks',
    ['clickPage'],
    ['clicks', 'linkClicks', 'exitLinks', 'buttonClicks', 'visitors'],
    [isSet('clickKind')],
  ),
  preset('downloads', ['contentTitle', 'linkUrl'], ['downloads', 'visitors'], [is('action', 'download')]),
  preset('shares', ['page'], ['shares', 'visitors'], [is('action', 'share')]),
  preset('participation', ['page'], ['participations', 'visitors'], [is('action', 'participation')]),
  preset('podcasts', ['programme', 'contentTitle'], ['podcastDownloads'], [is('hitKind', 'podcastDownload')]),
  preset('devices', ['device'], ['visits', 'visitors', 'persons', 'visitorsAcrossDevices', 'pageviews']),
  preset('browsers', ['browser'], ['visits', 'visitors', 'pageviews']),
];
