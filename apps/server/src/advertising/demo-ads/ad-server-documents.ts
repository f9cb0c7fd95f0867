/** Documents of the demo ad server: VAST 4.2 and VMAP 1.0. Pure. */

import { element, writeXml } from '../../http/answers/xml.ts';
import type { Campaign } from './campaign.ts';
import { eventUrl } from './demo-event-url.ts';
import { vast } from './vast-of-campaigns.ts';

/** @param origin scheme and host of addresses in the document */
export const vastDocument = (campaigns: readonly Campaign[], origin: string): string =>
  writeXml(vast(campaigns, origin));

/** Breaks at their position in the content: `start`, `end`, a percentage (VMAP 1.0.1 § 2.3.1). */
export function vmapDocument(
  breaks: readonly { offset: string; id: string; campaigns: readonly Campaign[] }[],
  origin: string,
): string {
  return writeXml(
    element(
      'vmap:VMAP',
      { 'xmlns:vmap': 'http://www.iab.net/videosuite/vmap', version: '1.0' },
      ...breaks.map(({ offset, id, campaigns }) =>
        element(
          'vmap:AdBreak',
          { timeOffset: offset, breakType: 'linear', breakId: id },
          element(
            'vmap:AdSource',
            { id: `${id}-source`, allowMultipleAds: 'true', followRedirects: 'true' },
            element('vmap:VASTAdData', {}, vast(campaigns, origin)),
          ),
          element(
            'vmap:TrackingEvents',
            {},
            ...['breakStart', 'breakEnd', 'error'].map((event) =>
              element('vmap:Tracking', { event }, eventUrl(origin, event, null)),
            ),
          ),
        ),
      ),
    ),
  );
}
