/** Values of VAST and VMAP: booleans, times, offsets. Pure. */
import { HOUR_S } from '@sintonia/contracts';
import type { AdElement } from './ad-element.ts';

export const attribute = (element: AdElement, name: string): string => element.attributes.get(name)?.trim() ?? '';
export const textsOf = (elements: readonly AdElement[]): string[] => elements.map(({ text }) => text.trim());

/** VAST booleans are `true` or `1`. */
export const isTrue = (text: string, missing: boolean): boolean =>
  text === '' ? missing : /^(?:true|1|yes)$/i.test(text);

export function positive(text: string): number | null {
  const number = Number.parseInt(text, 10);
  return number > 0 ? number : null;
}

/** `hh:mm:ss` or `hh:mm:ss.mmm`; null for anything else, and for zero. */
export function secondsOf(text: string): number | null {
  const [, hours, minutes, seconds] = /^(\d{1,3}):(\d\d):(\d\d(?:\.\d{1,6})?)$/.exec(text.trim()) ?? [];
  const total = Number(hours) * HOUR_S + Number(minutes) * 60 + Number(seconds);
  return total > 0 ? total : null;
}

/** An offset within an ad: a time, or a percentage of its length (`25%`). Null if neither. */
export function offsetS(text: string, lengthS: number | null): number | null {
  const percent = /^(\d{1,3}(?:\.\d{1,6})?)%$/.exec(text.trim())?.[1];
  if (percent !== undefined) return lengthS === null ? null : (lengthS * Number(percent)) / 100;
  return /^0+:00:00(?:\.0+)?$/.test(text.trim()) ? 0 : secondsOf(text);
}
