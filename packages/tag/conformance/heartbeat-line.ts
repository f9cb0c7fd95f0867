import { decodeHeartbeat, type Heartbeat, type Pair, SHORT_STATE_MS } from '@sintonia/wire';

/** A heartbeat of either side, with its comparison keys. */
export interface Line {
  readonly names: readonly string[];
  readonly value: Heartbeat;
  /** Event, asset, ad and chapter: must come in the same order. */
  readonly key: string;
  readonly atMs: number;
  readonly durationMs: number;
  readonly text: string;
}

export function toLine(pairs: readonly Pair[]): Line {
  const { value, unknown, bad } = decodeHeartbeat(pairs);
  const { eventType, assetType, adId, chapterName, atMs = 0, durationMs = 0, playheadS } = value;
  if (unknown.length > 0 || bad.length > 0) throw new Error(`not a heartbeat: ${JSON.stringify({ unknown, bad })}`);
  const key = [eventType, assetType, adId, chapterName].filter(Boolean).join(' ');
  return {
    names: pairs.map(([name]) => name),
    value,
    key,
    atMs,
    durationMs,
    text: `${key} ${durationMs} ms at ${playheadS} s`,
  };
}

/** Analytics starts are sent beside the play states and may shift against them by a few hundred ms. */
export const isAnalyticsEvent = ({ value }: Line): boolean => value.eventType?.startsWith('aa_') ?? false;

const LASTING: readonly (string | undefined)[] = ['start', 'play', 'pause', 'stall', 'buffer'];
const CLOSING: readonly (string | undefined)[] = [...LASTING, 'complete', 'end'];

/** End times within this many ms cannot be distinguished between two machines. */
const SAME_MOMENT_MS = 5;
export const DURATION_TOLERANCE_MS = 150;

/**
 * True when one machine sends this heartbeat and a slower one does not, by the recorded rules themselves:
 *
 * - play, pause, stall and buffer up to `SHORT_STATE_MS` are dropped, and durations may differ by 150 ms;
 * - a content play of no length is dropped when something closes it in the same batch of 250 ms, and a play that lasts
 *   1 ms instead of 0 is dropped as well.
 */
export function isByChance(lines: readonly Line[], at: number): boolean {
  const line = lines[at];
  const event = line?.value.eventType;
  if (!line || !LASTING.includes(event) || event === 'start') return false;
  if (line.durationMs > 0) return line.durationMs <= SHORT_STATE_MS + DURATION_TOLERANCE_MS;
  if (event !== 'play') return false;
  const next = lines.slice(at + 1).find(({ value }) => CLOSING.includes(value.eventType));
  if (!next) return true;
  if (next.atMs - line.atMs <= SAME_MOMENT_MS) return true;
  const droppedMs = next.atMs - next.durationMs - line.atMs; // closed without a heartbeat, and opened again
  return droppedMs > SAME_MOMENT_MS && droppedMs <= SHORT_STATE_MS + DURATION_TOLERANCE_MS;
}
