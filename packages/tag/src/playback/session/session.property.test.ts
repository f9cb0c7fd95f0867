import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { incumbentCall } from '../adapter/incumbent-call.ts';
import {
  createAdBreakObject,
  createAdObject,
  createChapterObject,
  createMediaObject,
} from '../adapter/media-objects.ts';
import { ALL_PARTS, type Driven, drive } from '../testing/drive.ts';
import { step } from './session.ts';
import { type Call, TRACKED_EVENTS } from './session-inputs.ts';
import type { Output } from './session-state.ts';

const CALLS: readonly Call[] = ['sessionStart', 'sessionEnd', 'play', 'pause', 'complete', 'error', ...TRACKED_EVENTS];

const INFO: Partial<Record<Call, (n: number) => unknown>> = {
  sessionStart: (n) => createMediaObject('M', `m-${n}`, 1e6, 'vod', 'video'),
  adBreakStart: (n) => createAdBreakObject('B', n, 0),
  adStart: (n) => createAdObject('A', `a-${n}`, 1, 10),
  chapterStart: (n) => createChapterObject('C', n, 10, 0),
};

/** Random calls with pauses between them, most of them during a session. */
const afternoon = fc.array(
  fc.record({
    call: fc.oneof(
      {
        weight: 3,
        arbitrary: fc.constantFrom<Call>('play', 'pause', 'adBreakStart', 'adStart', 'adComplete', 'adBreakComplete'),
      },
      { weight: 4, arbitrary: fc.constantFrom(...CALLS) },
    ),
    afterMs: fc.oneof(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 25_000 })),
    which: fc.integer({ min: 1, max: 2 }),
  }),
  { minLength: 1, maxLength: 40 },
);

type Afternoon = typeof afternoon extends fc.Arbitrary<infer T> ? T : never;

const isRefusal = (output: Output) => output.type === 'log' && output.text.startsWith('[RuleEngine]');
const sent = (outputs: readonly Output[]) =>
  outputs.flatMap((output) => (output.type === 'send' ? [output.heartbeat] : []));

function live(calls: Afternoon, each: (driven: Driven, one: Afternoon[number], ms: number) => void): Driven {
  let ms = 1_700_000_000_000;
  const startMs = ms;
  const driven = drive((atMs) => (atMs - startMs) / 1000);
  driven.call(ms, 'sessionStart', INFO.sessionStart?.(1));
  driven.at(ms, { type: 'begin' });
  driven.at(ms, { type: 'analyticsReady' });
  for (const one of calls) {
    ms += one.afterMs;
    driven.until(ms);
    each(driven, one, ms);
  }
  driven.until(ms + 60_000);
  return driven;
}

const callIt = (driven: Driven, { call, which }: Afternoon[number], ms: number) =>
  driven.call(ms, call, INFO[call]?.(which));

describe('any sequence of calls (M-03)', () => {
  test('M-03 a refused call changes nothing, logs one line and sends nothing', () => {
    fc.assert(
      fc.property(afternoon, (calls) => {
        live(calls, (driven, one, ms) => {
          const before = driven.state;
          const outputs = callIt(driven, one, ms);
          if (!outputs.some(isRefusal)) return;
          expect(outputs).toHaveLength(1);
          expect(driven.state).toEqual(before);
        });
      }),
    );
  });

  test('M-03 a closed session sends nothing more, and its last heartbeat is complete or end', () => {
    fc.assert(
      fc.property(afternoon, (calls) => {
        const bySession = Map.groupBy(sent(live(calls, callIt).all), ({ sessionId }) => sessionId);
        for (const heartbeats of bySession.values()) {
          const ends = heartbeats.filter(
            ({ eventType, assetType }) => eventType === 'end' || (eventType === 'complete' && assetType === 'main'),
          );
          expect(ends.length).toBeLessThanOrEqual(1);
          if (ends[0]) expect(heartbeats.at(-1)).toBe(ends[0]);
        }
      }),
    );
  });

  test('M-03 reports an ad only with its break, from its start on, and never after it ended', () => {
    fc.assert(
      fc.property(afternoon, (calls) => {
        const started = new Set<string>();
        for (const { assetType, adSessionId, adBreakId, eventType } of sent(live(calls, callIt).all)) {
          expect(adSessionId !== undefined).toBe(assetType === 'ad');
          if (!adSessionId) continue;
          expect(adBreakId).toMatch(/^[0-9a-f]{32}_\d$/);
          if (eventType === 'start') started.add(adSessionId);
          expect(started.has(adSessionId)).toBe(true);
        }
      }),
    );
  });

  test('M-03 the reported durations add up to the elapsed time, except for short states', () => {
    // the preroll wait is not counted: of several starts in one batch only the last is sent
    const inPlay = (calls: Afternoon): Afternoon => [
      { call: 'play', afterMs: 0, which: 1 },
      { call: 'play', afterMs: 1000, which: 1 },
      ...calls.filter(({ call }) => call !== 'sessionStart' && call !== 'sessionEnd'),
    ];
    fc.assert(
      fc.property(afternoon.map(inPlay), (calls) => {
        const heartbeats = sent(live(calls, callIt).all);
        const [first, last] = [heartbeats[0], heartbeats.at(-1)];
        const passedMs = (last?.atMs ?? 0) - (first?.atMs ?? 0);
        const reportedMs = heartbeats.reduce((sum, { durationMs }) => sum + durationMs, 0);
        expect(reportedMs).toBeLessThanOrEqual(passedMs);
        expect(passedMs - reportedMs).toBeLessThanOrEqual(250 * calls.length); // each call may close a state that is too short to be sent
      }),
    );
  });

  test('M-03 sends heartbeats in order of time, each linked to the previous of its kind', () => {
    fc.assert(
      fc.property(afternoon, (calls) => {
        const previous = new Map<string, number>();
        let latestMs = 0;
        for (const { sessionId, eventType, adId, mediaId, atMs, previousAtMs } of sent(live(calls, callIt).all)) {
          const kind = `${sessionId} ${eventType} ${adId ?? mediaId}`;
          expect(previousAtMs).toBe(previous.get(kind) ?? -1);
          previous.set(kind, atMs);
          expect(atMs).toBeGreaterThanOrEqual(latestMs - 250); // merged starts have the position of the first
          latestMs = Math.max(latestMs, atMs);
        }
      }),
    );
  });

  test('a step does not change its input state', () => {
    fc.assert(
      fc.property(afternoon, (calls) => {
        live(calls, (driven, one, ms) => {
          const before = driven.state;
          const copy = structuredClone(before);
          const reading = { nowMs: ms, playheadS: 1, library: {} };
          step(before, { type: 'call', ...incumbentCall(one.call, INFO[one.call]?.(one.which)) }, reading, ALL_PARTS);
          step(before, { type: 'time' }, reading, ALL_PARTS);
          step(before, { type: 'deny' }, reading, ALL_PARTS);
          expect(structuredClone(before)).toEqual(copy);
          callIt(driven, one, ms);
        });
      }),
      { numRuns: 30 },
    );
  });
});
