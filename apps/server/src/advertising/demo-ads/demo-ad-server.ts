/**
 * The bundled ad server, so that advertising works without an external one. It answers over HTTP like any other
 * (`demo-ad-routes.ts`) and in process, without a network (`in-process-transport.ts`).
 */
import { vastDocument, vmapDocument } from './ad-server-documents.ts';
import { type Campaign, chooseCampaigns } from './campaign.ts';

/** Maximum number of ads per break. */
const MAX_POD_ADS = 2;
const DEFAULT_BREAK_S = 30;

/** Its host name in process; reserved, so it exists on no network (RFC 9476). */
export const DEMO_AD_ORIGIN = 'http://sintonia.internal';
export const DEMO_AD_TAG =
  `${DEMO_AD_ORIGIN}/ads/demo/vmap?content=[CONTENTID]&position=[BREAKPOSITION]` +
  '&max=[BREAKMAXDURATION]&cb=[CACHEBUSTING]';

export interface DemoAdServer {
  campaigns: readonly Campaign[];
  /** `max`, seconds of the break, and `cb` from the query; invalid values are ignored. */
  vast(query: URLSearchParams, origin: string): string;
  vmap(query: URLSearchParams, origin: string): string;
  /** Counts an event; false if the event or campaign is unknown. */
  event(name: string, campaign: string | null): boolean;
}

const EVENTS = [
  ...['impression', 'start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete'],
  ...['skip', 'pause', 'resume', 'mute', 'unmute', 'click', 'error'],
  ...['breakStart', 'breakEnd'],
];

export function createDemoAdServer(
  campaigns: readonly Campaign[],
  onEvent: (event: string, campaign: string) => void,
): DemoAdServer {
  const choose = (query: URLSearchParams, place: string, maxAds: number) =>
    chooseCampaigns(campaigns, { breakS: breakSOf(query), maxAds, seed: `${query.get('cb') ?? ''} ${place}` });
  return {
    campaigns,
    vast: (query, origin) => vastDocument(choose(query, 'vast', MAX_POD_ADS), origin),
    vmap: (query, origin) =>
      vmapDocument(
        [
          { id: 'preroll', offset: 'start', campaigns: choose(query, 'preroll', MAX_POD_ADS) },
          { id: 'midroll', offset: '50%', campaigns: choose(query, 'midroll', MAX_POD_ADS) },
          { id: 'postroll', offset: 'end', campaigns: choose(query, 'postroll', 1) },
        ],
        origin,
      ),
    event: (name, campaign) => {
      const isKnown = campaign === null || campaigns.some(({ id }) => id === campaign);
      if (!EVENTS.includes(name) || !isKnown) return false;
      onEvent(name, campaign ?? 'none');
      return true;
    },
  };
}

function breakSOf(query: URLSearchParams): number {
  const requestedS = Number(query.get('max'));
  return requestedS > 0 && requestedS <= 600 ? requestedS : DEFAULT_BREAK_S;
}
