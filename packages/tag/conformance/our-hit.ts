import type { CustomerId, Hit } from '@sintonia/wire';
import { followedLinkHit, linkHit } from '../src/analytics/link-hit.ts';
import type { PageContext } from '../src/analytics/page-context.ts';
import { pageHit } from '../src/analytics/page-hit.ts';
import { ERROR_PAGE_TYPE, toDigitalData } from '../src/data-layer/data-layer.ts';
import { hitIds } from '../src/identity/visitor-ids.ts';
import { followedLink } from '../src/links/followed-link.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The page of a recorded hit, as our tag would find it. */
function pageContextOf(hit: Hit): PageContext {
  const [width = 0, height = 0] = [hit.windowWidth, hit.windowHeight];
  const { activityMap } = hit;
  return {
    atMs: hit.localTime?.atMs ?? 0,
    offsetMin: hit.localTime?.offsetMin ?? 0,
    url: text(hit.url) + text(hit.urlRest),
    referrer: text(hit.referrer),
    layer: toDigitalData({ pageName: hit.pageName, ...(hit.pageType === ERROR_PAGE_TYPE && { status: 'Error404' }) }),
    screen: text(hit.screen),
    colourDepth: hit.colourDepth ?? 0,
    windowWidth: width,
    windowHeight: height,
    click: activityMap && {
      activityMap: clickOf(hit).activityMap,
      linkUrl: text(hit.url),
    },
  };
}

/** The clicked link, processed by our rules from the recording. */
function clickOf({ activityMap = {}, linkUrl, url, linkType }: Hit) {
  const followed = followedLink(
    {
      url: `${linkUrl ?? 'https://www.media.example/b'}?q=cut`,
      text: ` ${activityMap.link} `,
      region: text(activityMap.region),
      isDownload: linkType === 'lnk_d',
    },
    { url: text(url), name: text(activityMap.page) },
  );
  if (!followed) throw new Error(`not a link: ${linkUrl}`);
  return { ...followed, linkType: followed.linkType ?? ('o' as const) };
}

/** Customer ids as the visitor object stores them. */
function customerIdsOf({ customerIds = {} }: Hit): CustomerId[] {
  const keys = new Set(Object.keys(customerIds).map((name) => name.replace(/\.(?:id|as)$/, '')));
  return [...keys].map((key) => ({
    key,
    id: String(customerIds[`${key}.id`]),
    authState: Number(customerIds[`${key}.as`] ?? 0) as CustomerId['authState'], // cast: one of the three
  }));
}

/** Hit of our tag for the same page, call and visitor as a recorded hit. */
export function ourHit(hit: Hit): Hit {
  const pageContext = pageContextOf(hit);
  const { linkType, linkName, activityMap, visitorId, analyticsId, region, audienceBlob } = hit;
  const made = !linkType
    ? pageHit(pageContext)
    : activityMap
      ? followedLinkHit(pageContext, clickOf(hit))
      : linkHit(pageContext, { linkName: 'link clicked' }, { linkName });
  const ids = hitIds({
    customerIds: customerIdsOf(hit),
    isOptedOut: false,
    ...(visitorId && { visitorId }),
    ...(analyticsId && { analyticsId }),
    ...(region && { region }),
    ...(audienceBlob && { blob: audienceBlob }),
  });
  return { ...made, ...ids, organisationId: hit.organisationId, previousTookMs: hit.previousTookMs };
}
