import type { default as Hls } from 'hls.js';
import { describe, expect, test } from 'vitest';
import type { ContentMedia } from '../events/content-media.ts';
import type { PlayerEvent } from '../events/player-events.ts';
import { followTimedMetadata } from './timed-metadata.ts';

const Engine = { Events: { FRAG_PARSING_METADATA: 'id3', LEVEL_UPDATED: 'level' } } as unknown as typeof Hls; // cast: the members that are read

const title = (text: string) => {
  const bytes = new TextEncoder().encode(text);
  const frame = [...new TextEncoder().encode('TIT2'), 0, 0, 0, bytes.length + 1, 0, 0, 3, ...bytes];
  return Uint8Array.from([...new TextEncoder().encode('ID3'), 4, 0, 0, 0, 0, 0, frame.length, ...frame]);
};

function aStream() {
  const received = new Map<string, (name: string, event: unknown) => void>();
  const content = Object.assign(new EventTarget(), { currentTime: 0, isHeld: false });
  const emitted: PlayerEvent[] = [];
  const stop = followTimedMetadata(
    Engine,
    { on: (name: string, listener: never) => received.set(name, listener) } as unknown as Hls, // casts: the members that are used
    content as unknown as ContentMedia,
    (event) => emitted.push(event),
  );
  return {
    titles: () => emitted.map((event) => (event.type === 'timedMetadata' ? event.value : event.type)),
    id3: (...samples: { pts: number; data: Uint8Array }[]) => received.get('id3')?.('id3', { samples }),
    ranges: (dateRanges: object) => received.get('level')?.('level', { details: { dateRanges } }),
    playTo(atS: number, isHeld = false) {
      Object.assign(content, { currentTime: atS, isHeld });
      content.dispatchEvent(new Event('timeupdate'));
    },
    stop,
  };
}

describe('titles in a stream (M-01)', () => {
  test('M-01 emits each title once when the playhead reaches it, and again after going back', () => {
    const stream = aStream();
    stream.id3({ pts: 0, data: title('La gavina') }, { pts: 30, data: title('Ventura') });
    stream.playTo(1);
    stream.playTo(2);
    stream.id3({ pts: 30, data: title('Ventura') });
    stream.playTo(31);
    stream.playTo(5);
    expect(stream.titles()).toEqual(['La gavina', 'Ventura', 'La gavina']);
  });

  test('M-01 reads titles of date ranges, but not of ad breaks among them', () => {
    const stream = aStream();
    stream.ranges({
      a: { startTime: 0, attr: { 'X-TITLE': 'Els matins' } },
      b: { startTime: 60, attr: { 'X-ARTIST': 'Roba Estesa', 'X-TITLE': 'Viure' } },
      ad: { startTime: 61, isInterstitial: true, attr: { 'X-TITLE': 'anunci' } },
      other: { startTime: 62, attr: {} },
    });
    stream.playTo(70);
    expect(stream.titles()).toEqual(['Els matins', 'Roba Estesa – Viure']);
  });

  test('M-01 emits nothing during an ad or after it has stopped', () => {
    const stream = aStream();
    stream.id3({ pts: 5, data: title('La gavina') });
    stream.playTo(6, true);
    stream.stop();
    stream.playTo(7);
    expect(stream.titles()).toEqual([]);
  });
});
