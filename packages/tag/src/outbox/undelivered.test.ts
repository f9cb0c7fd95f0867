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
  sendUndelivered(window as unknown as Window & typeof globalThis, tag as unknown as Tag); // casts: all that is used of them
  return { consent, deleted, storeCallbacks };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the outbox of a page that is read (S-03)', () => {
  test('S-03 it comes when the page is calm, and keeps what the tag loses', async () => {
    const { deleted, storeCallbacks } = aPage('in');
    expect(storeCallbacks).toEqual([]);
    await vi.runAllTimersAsync();
    await vi.dynamicImportSettled();
    expect([storeCallbacks, deleted]).toEqual([[store], []]);
  });

  test('C-03 without a yes nothing is loaded and what was kept is forgotten; it comes with the yes', async () => {
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
