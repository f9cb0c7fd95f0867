/** V-02: VMAP 1.0: which of its breaks is meant by ours, and where that break's ads come from. */
import type { Document, Element } from '@xmldom/xmldom';
import { elementsNamed } from './ad-document.ts';

/** Ours: where in the content, of how much. */
export interface WantedBreak {
  kind: 'pre' | 'mid' | 'post' | 'live';
  /** Seconds of content; for live, 0. */
  positionS: number;
  /** Seconds; for live, 0. */
  contentS: number;
}

/** Where the ads are: in the document itself, or at an address. */
export type AdSource = { inline: Element } | { address: string };

export interface VmapBreak {
  source: AdSource;
  /** Told when the break itself fails. */
  errorUrls: string[];
}

/** The break whose time offset is that of ours; of several mid-rolls the nearest. Null when there is none. */
export function vmapBreak(document: Document, wanted: WantedBreak): VmapBreak | null {
  const root = document.documentElement;
  if (!root) return null;
  const breaks = elementsNamed(root, 'AdBreak')
    .filter((element) => (element.getAttribute('breakType') ?? 'linear').split(',').includes('linear'))
    .map((element, i) => ({ element, offset: offsetOf(element.getAttribute('timeOffset') ?? '', wanted.contentS, i) }))
    .flatMap(({ element, offset }) => (offset === null ? [] : [{ element, ...offset }]));
  const own = breaks
    .filter(({ kind }) => kind === (wanted.kind === 'live' ? 'mid' : wanted.kind))
    .sort((a, b) => Math.abs(a.atS - wanted.positionS) - Math.abs(b.atS - wanted.positionS));
  for (const { element } of own) {
    const source = sourceOf(element);
    if (source) return { source, errorUrls: errorUrlsOf(element) };
  }
  return null;
}

/** `start`, `end`, `hh:mm:ss.mmm`, `n%` or `#n` (VMAP 1.0.1 § 2.3.1). */
function offsetOf(text: string, contentS: number, index: number): { kind: 'pre' | 'mid' | 'post'; atS: number } | null {
  if (text === 'start') return { kind: 'pre', atS: 0 };
  if (text === 'end') return { kind: 'post', atS: contentS };
  const [, hours, minutes, seconds] = /^(\d+):(\d\d):(\d\d(?:\.\d+)?)$/.exec(text) ?? [];
  const percent = /^(\d+(?:\.\d+)?)%$/.exec(text)?.[1];
  if (hours !== undefined) return within(Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds));
  if (percent !== undefined)
    return Number(percent) === 0 ? within(0) : { kind: 'mid', atS: (contentS * Number(percent)) / 100 };
  // The n-th chance there is: nobody says where, so it is as good as any other mid-roll.
  return /^#\d+$/.test(text) ? { kind: 'mid', atS: index } : null;
}

const within = (atS: number): { kind: 'pre' | 'mid'; atS: number } => ({ kind: atS === 0 ? 'pre' : 'mid', atS });

function sourceOf(adBreak: Element): AdSource | null {
  const [source] = elementsNamed(adBreak, 'AdSource');
  if (!source) return null;
  const [data] = [...elementsNamed(source, 'VASTAdData'), ...elementsNamed(source, 'VASTData')];
  const [inline] = data ? elementsNamed(data, 'VAST') : [];
  if (inline) return { inline };
  const [tag] = elementsNamed(source, 'AdTagURI');
  const address = tag?.textContent?.trim();
  return address ? { address } : null;
}

const errorUrlsOf = (adBreak: Element): string[] =>
  elementsNamed(adBreak, 'TrackingEvents')
    .flatMap((events) => elementsNamed(events, 'Tracking'))
    .filter((tracking) => tracking.getAttribute('event') === 'error')
    .flatMap((tracking) => tracking.textContent?.trim() || []);
