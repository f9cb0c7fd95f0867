/** A broadcast in words. Pure. */
import type { Formats } from '../messages/formats.ts';

/** Value of the dimension `broadcast`: slug of the channel, start in UTC to the minute, title. */
const VALUE = /^\S+ (\d{4}-\d\d-\d\dT\d\d:\d\dZ) (.+)$/;

/** `Cims, ds. 21 de nov., 22:05`; null for text that is no broadcast. */
export function broadcastText(value: string, { day, minute }: Pick<Formats, 'day' | 'minute'>): string | null {
  const [, start, title] = VALUE.exec(value) ?? [];
  return start === undefined || title === undefined || Number.isNaN(Date.parse(start))
    ? null
    : `${title}, ${day(start)}, ${minute(start)}`;
}
