import { type DigitalData, toDigitalData } from '../data-layer/data-layer.ts';
import type { Click } from '../links/follow-links.ts';
import { internalCampaign } from './query-parameter.ts';

declare global {
  interface Window {
    /** D-01: the page-level global for page code and rules. */
    digitalData?: DigitalData;
  }
}

/** A page at the time of an event. Plain values, so that it can wait for consent. */
export interface PageContext {
  readonly atMs: number;
  /** As from `Date.prototype.getTimezoneOffset`. */
  readonly offsetMin: number;
  readonly url: string;
  readonly referrer: string;
  readonly layer: DigitalData;
  /** `{width}x{height}`. */
  readonly screen: string;
  readonly colourDepth: number;
  readonly windowWidth: number;
  readonly windowHeight: number;
  /** the click that led to this page. */
  readonly click?: Click | undefined;
}

/**
 * An address in a hit: with the given parameters only, and without fragment; with all parameters when none are given.
 */
function measuredAddress(address: string, parameters: readonly string[] | undefined): string {
  if (!parameters || !URL.canParse(address)) return address;
  const url = new URL(address);
  url.hash = '';
  for (const name of [...url.searchParams.keys()])
    if (!parameters.includes(name.toLowerCase())) url.searchParams.delete(name);
  return url.href;
}

/**
 * The current layer, with defaults for what page code omitted, and with values from the browser: address, query,
 * viewport and internal campaigns.
 */
function completeLayer({ digitalData, location, innerWidth, innerHeight }: Window, url: string): DigitalData {
  const empty = toDigitalData({});
  const page = { ...empty.page, ...digitalData?.page };
  page.URL ||= url;
  page.queryString ||= new URL(url).search.slice(1);
  page.viewport ||= `${innerWidth}x${innerHeight}`;
  page.campanyesInternes ||= internalCampaign(location.search);
  return { page, video: { ...empty.video, ...digitalData?.video }, user: { ...empty.user, ...digitalData?.user } };
}

/** @param parameters query parameters that hits may contain; undefined for all */
export function readPageContext(
  window: Window,
  referrer: string,
  atMs: number,
  parameters?: readonly string[],
): PageContext {
  const { screen, innerWidth, innerHeight, location } = window;
  const url = measuredAddress(location.href, parameters);
  return {
    atMs,
    offsetMin: new Date(atMs).getTimezoneOffset(),
    url,
    referrer: referrer.startsWith(new URL(url).origin) ? measuredAddress(referrer, parameters) : referrer,
    layer: completeLayer(window, url),
    screen: `${screen.width}x${screen.height}`,
    colourDepth: screen.colorDepth,
    windowWidth: innerWidth,
    windowHeight: innerHeight,
  };
}
