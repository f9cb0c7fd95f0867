/** Values of stored heartbeats, as the independent count reads them. */
import type { PlaybackRow } from '../../../stores/events/event-rows.ts';

export const at = (row: PlaybackRow): number => Date.parse(row.occurred_at);
export const sent = (row: PlaybackRow): number => Date.parse(row.sent_at);
export const isContent = (row: PlaybackRow): boolean => row.event === 'play' && row.asset_type === 'main';
export const greatest = (values: readonly string[]): string =>
  values.reduce((most, one) => (Buffer.from(one).compare(Buffer.from(most)) > 0 ? one : most), '');
