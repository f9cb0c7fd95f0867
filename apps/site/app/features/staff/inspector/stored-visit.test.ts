import type { RecordedEvent } from '@sintonia/tag/inspection';
import { expect, test } from 'vitest';
import { storedVisit, storeVisit } from './stored-visit.ts';

const aStorage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  };
};
const event = (atMs: number) =>
  ({
    occurrence: {
      event: 'domReady',
      context: { atMs, url: 'https://www.media.example/' },
      detail: null,
      counted: new Set(['page']),
    },
    decisions: [{ rule: 'r', steps: [{ step: 'failed', part: 'p', error: new Error('no answer') }], requests: [] }],
  }) as unknown as RecordedEvent; // cast: only what is shown

test('T-11 a visit is read back on the next page, with the messages of its errors', () => {
  const storage = aStorage();
  storeVisit(storage, [event(1), event(2)]);
  const kept = storedVisit(storage);
  expect(kept.map(({ occurrence }) => occurrence.context.atMs)).toEqual([1, 2]);
  expect(kept[0]?.decisions[0]?.steps[0]).toEqual({ step: 'failed', part: 'p', error: 'no answer' });
});

test('T-11 keeps the newest hundred events, and nothing without room or from an unreadable text', () => {
  const storage = aStorage();
  storeVisit(
    storage,
    Array.from({ length: 130 }, (_, at) => event(at)),
  );
  expect(storedVisit(storage).map(({ occurrence }) => occurrence.context.atMs)[0]).toBe(30);
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(() => storeVisit({ setItem: full }, [event(1)])).not.toThrow();
  for (const text of ['{', '"a"', 'null']) expect(storedVisit({ getItem: () => text })).toEqual([]);
});
