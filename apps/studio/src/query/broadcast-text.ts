/** A broadcast in words. Pure. */
import { BROADCAST_VALUE } from '@sintonia/contracts';
import type { Formats } from '../messages/formats.ts';

/** `Cims, ds. 21 de nov., 22:05`; null for text that is no broadcast. */
export function broadcastText(value: string, { day, minute }: Pick<Formats, 'day' | 'minute'>): string | null {
  const [, , start, title] = BROADCAST_VALUE.exec(value) ?? [];
  return start === undefined || title === undefined || Number.isNaN(Date.parse(start))
    ? null
    : `${title}, ${day(start)}, ${minute(start)}`;
}
