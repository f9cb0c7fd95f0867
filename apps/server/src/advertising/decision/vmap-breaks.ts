/** V-02: VMAP 1.0: selects the breaks that match ours, and the ad source of each. */
import { type AdElement, childAt, childrenNamed, textAt } from './ad-document.ts';
import { isTrue, secondsOf } from './vast-document.ts';

/** Our break: its position in the content. */
export interface WantedBreak {
  kind: 'pre' | 'mid' | 'post' | 'live';
  /** Seconds of content; for live, 0. */
  positionS: number;
  /** Seconds; for live, 0. */
  contentS: number;
  /** Number of the break within the content, from 1. */
  place: number;
}

/** Source of the ads: inline, or an address. */
export type AdSource = { inline: AdElement } | { address: string };

export interface VmapBreak {
  /** Null: no source. */
  source: AdSource | null;
  /** Whether several ads may come from it. */
  mayBeMany: boolean;
  /** Whether its wrappers may be followed. */
  mayFollow: boolean;
  tracking: Record<'breakStart' | 'breakEnd' | 'error', string[]>;
}

/** Most breaks at one position. */
const BREAKS = 20;

/**
 * The breaks at our break's time offset, in document order: a pod may be split over several. Among mid-rolls the
 * nearest ones; breaks that name our number (`#2`) take precedence.
 */
export function vmapBreaks(root: AdElement, wanted: WantedBreak): VmapBreak[] {
  const own = childrenNamed(root, 'AdBreak').flatMap((element) => {
    const isLinear = (element.attributes.get('breakType') ?? 'linear')
      .split(',')
      .some((type) => type.trim() === 'linear');
    const farS = isLinear ? distanceS(element.attributes.get('timeOffset')?.trim() ?? '', wanted) : null;
    return farS === null ? [] : [{ element, farS }];
  });
  const nearestS = Math.min(...own.map(({ farS }) => farS));
  return own
    .filter(({ farS }) => farS === nearestS)
    .slice(0, BREAKS)
    .map(({ element }) => readBreak(element));
}

/** Distance of an offset from our break, seconds; negative if it names the break. Null: another break. */
function distanceS(offset: string, wanted: WantedBreak): number | null {
  const place = /^#(\d{1,4})$/.exec(offset)?.[1];
  if (place !== undefined) return Number(place) === wanted.place ? -1 : null;
  const found = offsetOf(offset, wanted);
  if (!found || found.kind !== (wanted.kind === 'live' ? 'mid' : wanted.kind)) return null;
  return found.kind === 'mid' && wanted.kind !== 'live' ? Math.abs(found.atS - wanted.positionS) : 0;
}

/** `start`, `end`, `hh:mm:ss.mmm` or `n%` (VMAP 1.0.1 § 2.3.1). */
function offsetOf(text: string, { kind, contentS }: WantedBreak): { kind: 'pre' | 'mid' | 'post'; atS: number } | null {
  if (text === 'start') return { kind: 'pre', atS: 0 };
  if (text === 'end') return { kind: 'post', atS: contentS };
  const percent = /^(\d{1,3}(?:\.\d{1,6})?)%$/.exec(text)?.[1];
  const atS = percent === undefined ? timeS(text) : (contentS * Number(percent)) / 100;
  if (atS === null) return null;
  if (atS === 0 && (percent === undefined || Number(percent) === 0)) return { kind: 'pre', atS };
  const isEnd = percent === undefined ? kind !== 'live' && atS >= contentS : Number(percent) >= 100;
  return { kind: isEnd ? 'post' : 'mid', atS };
}

const timeS = (text: string): number | null => (/^0+:00:00(?:\.0+)?$/.test(text) ? 0 : secondsOf(text));

function readBreak(adBreak: AdElement): VmapBreak {
  const source = childAt(adBreak, 'AdSource');
  const events = childrenNamed(childAt(adBreak, 'TrackingEvents'), 'Tracking');
  const urlsOf = (event: string) =>
    events.filter(({ attributes }) => attributes.get('event') === event).map(({ text }) => text.trim());
  return {
    source: sourceOf(source),
    mayBeMany: isTrue(source?.attributes.get('allowMultipleAds') ?? '', true),
    mayFollow: isTrue(source?.attributes.get('followRedirects') ?? '', true),
    tracking: { breakStart: urlsOf('breakStart'), breakEnd: urlsOf('breakEnd'), error: urlsOf('error') },
  };
}

function sourceOf(source: AdElement | undefined): AdSource | null {
  const inline = childAt(source, 'VASTAdData', 'VAST') ?? childAt(source, 'VASTData', 'VAST');
  if (inline) return { inline };
  const address = textAt(source, 'AdTagURI');
  return address === '' ? null : { address };
}
