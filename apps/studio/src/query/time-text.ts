/** Label of a part of a period. Pure except for Intl. */
import { HOUR_MS } from '@sintonia/contracts';
import type { Formats } from '../messages/formats.ts';
import { instantOfBucket } from './buckets.ts';
import type { Step } from './query-state.ts';

export function timeText(time: string, step: Step, formats: Formats, timeZone: string): string {
  const at = instantOfBucket(time, timeZone);
  switch (step) {
    case 'minute':
      return `${formats.day(at)}, ${formats.minute(at)}`;
    case 'hour':
      return `${formats.day(at)}, ${formats.hour(at)}–${formats.hour(new Date(at.getTime() + HOUR_MS))}`;
    case 'month':
      return formats.month(at);
    default:
      return formats.day(at);
  }
}
