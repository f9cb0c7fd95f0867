/** Maps a hit to columns of the table `hits`. `@sintonia/wire` defines which variable fills which column. */
import type { HitKind } from '@sintonia/contracts';
import { EXPOSURE_CONTEXT, type Hit, LATE_TOLERANCE_MS, pageColumns, VISIBLE_CONTEXT } from '@sintonia/wire';
import { EMPTY_HIT, type HitRow } from '../../stores/events/event-rows.ts';
import { cut, cutAll } from './column-text.ts';

const LINK_KINDS: Readonly<Record<string, HitKind>> = { ms_s: 'mediaStart', msa_s: 'adStart' };

export function toHitColumns(hit: Hit): HitRow {
  const url = `${hit.url ?? ''}${hit.urlRest ?? ''}`;
  const clicked = Object.entries(hit.activityMap ?? {}).map(([name, value]) => [`a.activitymap.${name}`, value]);
  const context = cutAll({ ...hit.context, ...Object.fromEntries(clicked) });
  const columns = pageColumns(hit);
  return {
    ...EMPTY_HIT,
    ...cutAll(columns),
    page_type: cut(columns.page_type || hit.pageType),
    kind: ownKind(context) ?? kindOf(hit.linkType),
    sent_at: new Date(hit.localTime?.atMs ?? 0).toISOString(),
    visitor_id: cut(hit.visitorId ?? hit.explicitVisitorId ?? hit.analyticsId ?? hit.fallbackId),
    customer_id: signedInCustomer(hit),
    is_staff: hit.staff ? 1 : 0,
    url: cut(url),
    path: cut(pathOf(url)),
    referrer: cut(hit.referrer),
    visible_ms: visibleMs(context),
    link_type: hit.linkType?.startsWith('lnk_') ? hit.linkType : '',
    link_name: cut(hit.linkName),
    link_url: cut(hit.linkUrl),
    events: hit.events ?? [],
    media_session_id: context['a.media.vsid'] ?? '',
    screen: cut(hit.screen),
    viewport: columns.viewport || viewportOf(hit),
    // § 3 «web» has its own parameter and no column
    variables: cutAll({ ...hit.variables, ...(hit.server && { server: hit.server }) }),
    context,
  };
}

type Context = Readonly<Record<string, string>>;

/** Kind of a link hit that our tag sends in addition to links; undefined for others. */
function ownKind(context: Context): HitKind | undefined {
  if (context[VISIBLE_CONTEXT]) return 'visible';
  if (!context[EXPOSURE_CONTEXT.activity]) return undefined;
  return context[EXPOSURE_CONTEXT.missing] ? 'offerTrouble' : 'exposure';
}

/** 0 when it is not a number, or longer than a hit may cover. */
function visibleMs({ [VISIBLE_CONTEXT]: text = '' }: Context): number {
  const ms = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  return ms <= LATE_TOLERANCE_MS ? ms : 0;
}

const kindOf = (linkType: string | undefined): HitKind =>
  linkType === undefined ? 'pageview' : (LINK_KINDS[linkType] ?? 'link');

/** The first customer id that is signed in (I-02: state 1). */
function signedInCustomer(hit: Hit): string {
  const ids = cutAll(hit.customerIds);
  const code = Object.keys(ids)
    .find((key) => key.endsWith('.as') && ids[key] === '1')
    ?.slice(0, -'.as'.length);
  return code === undefined ? '' : (ids[`${code}.id`] ?? '');
}

const viewportOf = ({ windowWidth, windowHeight }: Hit): string =>
  windowWidth === undefined || windowHeight === undefined ? '' : `${windowWidth}x${windowHeight}`;

const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : '');
