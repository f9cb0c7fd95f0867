import { CONSENT_CONTEXT, type CountedEvent, eventName, type Hit, NO_CONSENT } from '@sintonia/wire';
import { ERROR_PAGE_TYPE } from '../data-layer/data-layer.ts';
import type { Click } from '../links/follow-links.ts';
import { bareAddress } from '../links/followed-link.ts';
import type { PageContext } from './page-context.ts';
import { pageValues } from './page-values.ts';

/** The page address is truncated here; the rest is sent at the end of the hit. */
const MAX_URL_LENGTH = 255;

/** A-01, § 9: currency and character set of every hit. */
const CONSTANTS = { charset: 'UTF-8', currency: 'EUR' } as const;

/** Fields of every hit: constants, time and place. */
const whenAndWhere = (atMs: number, offsetMin: number, url: string): Hit => ({
  ...CONSTANTS,
  localTime: { atMs: Math.floor(atMs / 1000) * 1000, offsetMin },
  url: url.slice(0, MAX_URL_LENGTH),
  urlRest: url.slice(MAX_URL_LENGTH),
});

/** Page and browser fields in every hit of a consenting visitor. */
export const technicalValues = (pageContext: PageContext): Hit => ({
  ...whenAndWhere(pageContext.atMs, pageContext.offsetMin, pageContext.url),
  screen: pageContext.screen,
  colourDepth: pageContext.colourDepth,
  scriptVersion: '1.6',
  java: false,
  cookies: true,
  windowWidth: pageContext.windowWidth,
  windowHeight: pageContext.windowHeight,
});

const pageEvents = ({ layer }: PageContext, alsoCounted: Iterable<CountedEvent>): Pick<Hit, 'events' | 'pageType'> => ({
  events: (['page', ...alsoCounted] as const).map(eventName),
  ...(layer.page.tipusPagina === ERROR_PAGE_TYPE && { pageType: ERROR_PAGE_TYPE }),
});

/** the page view of a consenting visitor; counts event1, and further events of the rules (T-07). */
export const pageHit = (pageContext: PageContext, alsoCounted: Iterable<CountedEvent> = []): Hit => ({
  ...technicalValues(pageContext),
  ...pageEvents(pageContext, alsoCounted),
  ...pageValues(pageContext, () => true),
  referrer: pageContext.referrer,
  ...(pageContext.click && cameFrom(pageContext.click)),
});

/** the click that led to this page, as activity map and as inline stats. */
const cameFrom = ({ activityMap, linkUrl }: Click): Hit => ({
  activityMap,
  clickedPage: activityMap.page,
  clickedPageIdType: activityMap.pageIDType,
  clickedObject: linkUrl,
  clickedTag: 'A',
});

/**
 * C-07: the page view that needs no consent. It names the page, not the visitor: no identifier, nothing about the
 * device, no query, only the site of the referrer, and the time without the visitor's zone.
 */
export function exemptPageHit(pageContext: PageContext, alsoCounted: Iterable<CountedEvent> = []): Hit {
  return {
    ...whenAndWhere(pageContext.atMs, 0, bareAddress(pageContext.url)),
    ...(URL.canParse(pageContext.referrer) && { referrer: new URL(pageContext.referrer).origin }),
    ...pageEvents(pageContext, alsoCounted),
    ...pageValues(pageContext, ({ ofVisitor }) => !ofVisitor),
    context: { [CONSENT_CONTEXT]: NO_CONSENT },
  };
}
