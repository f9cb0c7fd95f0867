import type { PageContext } from '@sintonia/tag/analytics';
import { toDigitalData } from '@sintonia/tag/data-layer';
import { encodeHit, type Hit, toHitPath } from '@sintonia/wire';
import type { SimulatedLine, SimulatedPage, SimulatedSite } from './audience.ts';
import type { RandomSource } from './random.ts';

/** A page as its visitor's browser sees it. */
export function pageContextAt({ origin }: SimulatedSite, { path, layer }: SimulatedPage, atMs: number): PageContext {
  return {
    atMs,
    offsetMin: -60,
    url: origin + path,
    referrer: '',
    layer: toDigitalData(layer),
    screen: '390x844',
    colourDepth: 24,
    windowWidth: 390,
    windowHeight: 720,
  };
}

/** The request that a hit is. */
export function hitLine({ reportSuite }: SimulatedSite, hit: Hit, atMs: number, random: RandomSource): SimulatedLine {
  const path = toHitPath({ suites: [reportSuite], flag: '1', version: 'SI-sim', random: random.digits(14) });
  return { atMs, line: `${path}?${encodeHit(hit)}` };
}
