import { describe, expect, test, vi } from 'vitest';
import { createPartnerSyncs } from './partner-syncs.ts';
import type { StoredIds } from './stored-ids.ts';

const item = (id: string, over: object = {}) => ({ id, tag: 'img', ttl: 10, url: [`//p${id}.example/`], ...over });

/** A page with one frame whose messages are recorded, and a settable clock. */
function aPage() {
  const posted: [string, string][] = [];
  const frames: Record<string, unknown>[] = [];
  const stored = new Map<string, string>();
  const listeners: (() => void)[] = [];
  const clock = { nowMs: 0, waits: [] as number[] };
  let maySync = true;
  const element = () => ({
    contentWindow: { postMessage: (text: string, to: string) => posted.push([text, to]) },
    addEventListener: (_type: string, loaded: () => void) => queueMicrotask(loaded),
    remove: () => void frames.pop(),
  });
  const window = {
    location: { origin: 'https://www.media.example' },
    document: {
      readyState: 'complete',
      createElement: element,
      getElementById: () => frames[0],
      body: { append: (frame: Record<string, unknown>) => frames.push(frame) },
    },
  } as unknown as Window; // cast: the members that are used
  const syncs = createPartnerSyncs({
    window,
    idServer: 'https://media.example',
    nowMs: () => clock.nowMs,
    wait: async (ms) => void clock.waits.push(ms),
    maySync: () => maySync,
    onChange: (listener) => listeners.push(listener),
  });
  const store = {
    read: (name: string) => stored.get(name),
    store: (fields: Parameters<StoredIds['store']>[0]) => {
      for (const [name, field] of Object.entries(fields)) stored.set(name, field?.value ?? '');
    },
  };
  const withdraw = () => {
    maySync = false;
    for (const listener of listeners) listener();
  };
  return { posted, frames, stored, clock, withdraw, sync: (...items: unknown[]) => syncs.sync(items, store) };
}

describe('partner syncs through a frame (I-03)', () => {
  test('I-03 send the first ones together to the frame’s own origin, each once during its lifetime', async () => {
    const { sync, posted, frames, stored, clock } = aPage();
    await sync(item('1'), item('2'), { id: 'no sync' });
    expect(posted).toEqual([
      [
        '---destpub-combined---ibs|1|img|%2F%2Fp1.example%2F|10|||false%01ibs|2|img|%2F%2Fp2.example%2F|10|||false',
        'https://media.example',
      ],
    ]);
    expect(frames.map(({ src, hidden }) => [src, hidden])).toEqual([
      ['https://media.example/dest5.html?d_nsid=0#https%3A%2F%2Fwww.media.example', true],
    ]);
    expect(stored.get('MCSYNCSOP')).toBe('1-10*2-10');
    await sync(item('1'));
    expect(posted).toHaveLength(1);
    clock.nowMs = 10 * 60_000;
    await sync(item('1'));
    expect(posted).toHaveLength(2);
    expect(frames).toHaveLength(1);
  });

  test('I-03 are throttled from 30 000 ms after the first', async () => {
    const { sync, clock } = aPage();
    await sync(item('1'));
    clock.nowMs = 29_999;
    await sync(item('2'));
    expect(clock.waits).toEqual([]);
    clock.nowMs = 30_000;
    await sync(item('3'));
    expect(clock.waits).toEqual([150]);
  });

  test('I-03 limit the list of completed syncs to 649 characters: the newest stay', async () => {
    const { sync, stored } = aPage();
    await sync(...Array.from({ length: 200 }, (_, i) => item(String(1000 + i))));
    const list = stored.get('MCSYNCSOP') ?? '';
    expect(list.length).toBeLessThanOrEqual(649);
    expect(list.length).toBeGreaterThan(640);
    expect(list).toContain('1199-10');
  });

  test('I-03 load an image on the page where the answer says so', async () => {
    const fired: string[] = [];
    vi.stubGlobal(
      'Image',
      class {
        set src(url: string) {
          fired.push(url);
        }
      },
    );
    const { sync, posted } = aPage();
    await sync(item('7', { syncOnPage: 1 }));
    vi.unstubAllGlobals();
    expect([fired, posted]).toEqual([['//p7.example/'], []]);
  });

  test('C-06 remove the frame and send nothing after consent is withdrawn', async () => {
    const { sync, posted, frames, withdraw } = aPage();
    await sync(item('1'));
    withdraw();
    await sync(item('2'));
    expect([posted.length, frames.length]).toEqual([1, 0]);
  });
});
