import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Consent, ConsentStatus } from '../consent/consent.ts';
import type { Tag } from '../tag.ts';
import { sendUndelivered } from './undelivered.ts';

const store = vi.hoisted(() => vi.fn());
vi.mock('./start-outbox.ts', () => ({ pageOutbox: () => ({ store }) }));

/** A page whose visitor has chosen, or will. */
function aPage(status: ConsentStatus) {
  const consent = { status, changed: () => undefined as unknown };
  const deleted: string[] = [];
  const storeCallbacks: unknown[] = [];
  const window = { setTimeout, indexedDB: { deleteDatabase: (name: string) => void deleted.push(name) } };
  const tag = {
    consent: {
      status: () => consent.status,
      onChange: (listener: () => void) => {
        consent.changed = listener;
        return () => undefined;
      },
    } as Partial<Consent>,
    measurement: () => ({}),
    onLost: (storeCallback: unknown) => void storeCallbacks.push(storeCallback),
  };
  sendUndelivered(window as unknown as Window & typeof globalThis, tag as unknown as Tag); // casts: the members that are used
  return { consent, deleted, storeCallbacks };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('outbox on a page without playback (S-03)', () => {
  test('S-03 loads when the page is idle, and stores what the tag loses', async () => {
    const { deleted, storeCallbacks } = aPage('in');
    expect(storeCallbacks).toEqual([]);
    await vi.runAllTimersAsync();
    await vi.dynamicImportSettled();
    expect([storeCallbacks, deleted]).toEqual([[store], []]);
  });

  test('C-03 loads nothing and deletes stored lines without consent, and loads on consent', async () => {
    const { consent, deleted, storeCallbacks } = aPage('unknown');
    await vi.runAllTimersAsync();
    expect([storeCallbacks, deleted]).toEqual([[], ['sintonia']]);
    consent.status = 'in';
    consent.changed();
    await vi.runAllTimersAsync();
    await vi.dynamicImportSettled();
    expect(storeCallbacks).toEqual([store]);
  });
});
