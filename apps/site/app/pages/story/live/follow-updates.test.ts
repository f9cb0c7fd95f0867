import { describe, expect, test } from 'vitest';
import { followUpdates, POLL_EVERY_MS } from './follow-updates.ts';
import type { LiveView } from './live-view.ts';

const view = (isRunning: boolean): LiveView => ({ isRunning, keyPoints: [], updates: [] });

function aReader() {
  const answers: (LiveView | Error)[] = [];
  const waits: number[] = [];
  const reported: LiveView[] = [];
  let work: (() => void) | null = null;
  let isVisible = true;
  let onShown = () => {};
  let requested = 0;
  const stop = followUpdates(
    {
      load: async () => {
        requested += 1;
        const answer = answers.shift() ?? view(true);
        if (answer instanceof Error) throw answer;
        return answer;
      },
      isVisible: () => isVisible,
      onVisible: (received) => {
        onShown = received;
        return () => {
          onShown = () => {};
        };
      },
      later: (next, ms) => {
        waits.push(ms);
        work = next;
        return () => {
          if (work === next) work = null;
        };
      },
    },
    (one) => reported.push(one),
  );
  const settle = () => new Promise((done) => setImmediate(done));
  return {
    answers,
    waits,
    reported,
    stop,
    requested: () => requested,
    pass: async () => {
      const next = work;
      work = null;
      next?.();
      await settle();
    },
    show: async (visible: boolean) => {
      isVisible = visible;
      onShown();
      await settle();
    },
  };
}

describe('polling of a running story (W-02)', () => {
  test('polls at the interval while the page is visible', async () => {
    const reader = aReader();
    await reader.pass();
    await reader.pass();
    expect(reader.requested()).toBe(2);
    expect(reader.waits).toEqual([POLL_EVERY_MS, POLL_EVERY_MS, POLL_EVERY_MS]);
  });

  test('stops while the page is hidden, and polls at once when it is visible again', async () => {
    const reader = aReader();
    await reader.show(false);
    await reader.pass();
    expect(reader.requested()).toBe(0);
    await reader.show(true);
    expect(reader.requested()).toBe(1);
  });

  test('backs off while the server does not answer, then returns to the interval', async () => {
    const reader = aReader();
    reader.answers.push(...Array.from({ length: 6 }, () => new Error('away')));
    for (let time = 0; time < 7; time += 1) await reader.pass();
    expect(reader.waits.slice(1)).toEqual([40_000, 80_000, 160_000, 300_000, 300_000, 300_000, POLL_EVERY_MS]);
    expect(reader.reported).toHaveLength(1);
  });

  test('stops when the story is over or the page is left', async () => {
    const over = aReader();
    over.answers.push(view(false));
    await over.pass();
    await over.pass();
    await over.show(true);
    expect([over.requested(), over.reported.length]).toEqual([1, 1]);
    const left = aReader();
    left.stop();
    await left.pass();
    expect(left.requested()).toBe(0);
  });
});
