/** Position of a break in a VMAP schedule, compared with ours. Pure. */
import { secondsOf } from './vast-values.ts';

/** Our break: its position in the content. */
export interface WantedBreak {
  kind: 'pre' | 'mid' | 'post' | 'live';
  /** Seconds of content; for live, 0. */
  positionS: number;
  /** Seconds; for live, 0. */
  contentS: number;
  /** Number of the break within the content, from 1. */
  breakNumber: number;
}

/** Distance of an offset from our break, seconds; negative if it names the break. Null: another break. */
export function distanceS(offset: string, wanted: WantedBreak): number | null {
  const breakNumber = /^#(\d{1,4})$/.exec(offset)?.[1];
  if (breakNumber !== undefined) return Number(breakNumber) === wanted.breakNumber ? -1 : null;
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
