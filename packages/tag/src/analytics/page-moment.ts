import type { DigitalData } from '../data-layer/data-layer.ts';
import { campaignsOf } from './campaigns.ts';

/** A page as it was when something happened on it. Plain values, so that it can wait for consent. */
export interface PageMoment {
  readonly atMs: number;
  /** As `Date.prototype.getTimezoneOffset`. */
  readonly offsetMin: number;
  readonly url: string;
  readonly referrer: string;
  readonly layer: DigitalData;
  /** `{width}x{height}`. */
  readonly screen: string;
  readonly colourDepth: number;
  readonly windowWidth: number;
  readonly windowHeight: number;
}

/** What the data layer leaves to the browser: address, query, viewport and internal campaigns. */
function completed(layer: DigitalData, { location, innerWidth, innerHeight }: Window): DigitalData {
  const page = { ...layer.page };
  page.URL ||= location.href;
  page.queryString ||= location.search.slice(1);
  page.viewport ||= `${innerWidth}x${innerHeight}`;
  page.campanyesInternes ||= campaignsOf(location.search).internal;
  return { page, video: { ...layer.video }, user: { ...layer.user } };
}

export function pageMoment(window: Window, layer: DigitalData, referrer: string, atMs: number): PageMoment {
  const { screen, innerWidth, innerHeight, location } = window;
  return {
    atMs,
    offsetMin: new Date(atMs).getTimezoneOffset(),
    url: location.href,
    referrer,
    layer: completed(layer, window),
    screen: `${screen.width}x${screen.height}`,
    colourDepth: screen.colorDepth,
    windowWidth: innerWidth,
    windowHeight: innerHeight,
  };
}
