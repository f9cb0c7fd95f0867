/** V-02: VMAP 1.0: which of its breaks are meant by ours, and where the ads of each come from. */
import { type AdElement, childAt, childrenNamed, textAt } from './ad-document.ts';
import { isTrue, secondsOf } from './vast-document.ts';

/** Ours: where in the content, of how much. */
export interface WantedBreak {
  kind: 'pre' | 'mid' | 'post' | 'live';
  /** Seconds of content; for live, 0. */
  positionS: number;
  /** Seconds; for live, 0. */
  contentS: number;
  /** Which of the breaks of the content it is, from 1. */
  place: number;
}

/** Where the ads are: in the document itself, or at an address. */
export type AdSource = { inline: AdElement } | { address: string };

export interface VmapBreak {
  /** Null: it names none. */
  source: AdSource | null;
  /** More than one ad may come from it. */
  mayBeMany: boolean;
  /** Wrappers in what comes from it may be followed. */
  mayFollow: boolean;
  tracking: Record<'breakStart' | 'breakEnd' | 'error', string[]>;
}

/** Breaks at one place, more than anybody sells. */
const BREAKS = 20;

/**
 * The breaks whose time offset is that of ours, in the order they stand: a pod may come as several of them. Of several
 * mid-rolls those nearest to ours; those that name our place (`#2`) before all others.
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

/** How far an offset is from our break, seconds; below 0 when it names it. Null: it means another. */
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
