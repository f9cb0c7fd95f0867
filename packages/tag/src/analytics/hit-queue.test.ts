import type { Hit } from '@sintonia/wire';
import { describe, expect, test } from 'vitest';
import { AFTER_ERROR_MS, createHitQueue, MAX_ADDRESS_LENGTH, type QueuePorts } from './hit-queue.ts';

const VISITOR_ID = '2'.repeat(38);

/** A queue whose requests are answered by hand, on a clock that advances only on request. */
function aQueue(over: Partial<QueuePorts> = {}) {
  const log: string[] = [];
  const open: ((isOk: boolean) => void)[] = [];
  const clock = { nowMs: 0 };
  let addresses = 0;
  const request = (how: string) => (url: string) => {
    log.push(`${how} ${url}`);
    return new Promise<boolean>((resolve) => open.push(resolve));
  };
  const queue = createHitQueue({
    staff: () => undefined,
    transport: {
      load: request('load'),
      post: (url, body) => request(body === undefined ? 'leave' : 'post')(url),
      loadWithoutCookies: request('bare'),
    },
    address: () => `https://h/${++addresses}`,
    nowMs: () => clock.nowMs,
    wait: async (ms) => void log.push(`wait ${ms}`),
    identified: async (hit) => ({ ...hit, visitorId: VISITOR_ID }),
    identifiedNow: (hit) => ({ ...hit, visitorId: VISITOR_ID }),
    ...over,
  });
  const answer = async (isOk = true, tookMs = 0) => {
    clock.nowMs += tookMs;
    open.shift()?.(isOk);
    await tick();
  };
  return { queue, log, answer };
}
const tick = () => new Promise((resolve) => setTimeout(resolve));
const aHit = (pageName: string): Hit => ({ pageName });
const written = (body: string) => `?AQB=1&ndh=1&pf=1&${body}&AQE=1`;

describe('hit queue (A-01)', () => {
  test('A-01 sends one hit at a time, in order; each reports the duration of the previous one', async () => {
    const { queue, log, answer } = aQueue();
    queue.add(aHit('a'));
    queue.add(aHit('b'));
    await tick();
    expect(log).toEqual([`load https://h/1${written(`mid=${VISITOR_ID}&pageName=a`)}`]);
    await answer(true, 48);
    expect(log.at(-1)).toBe(`load https://h/2${written(`mid=${VISITOR_ID}&pageName=b&lrt=48`)}`);
  });

  test('A-01 does not repeat a failed hit, and waits half a second before the next', async () => {
    const { queue, log, answer } = aQueue();
    queue.add(aHit('a'));
    queue.add(aHit('b'));
    await tick();
    await answer(false);
    expect(log.map((line) => line.split('?')[0])).toEqual([
      'load https://h/1',
      `wait ${AFTER_ERROR_MS}`,
      'load https://h/2',
    ]);
  });

  test('A-01 posts a hit of more than 2047 characters if the visitor has an id, else keeps the long address', async () => {
    const long = aHit('x'.repeat(MAX_ADDRESS_LENGTH));
    const known = aQueue();
    known.queue.add(long);
    await tick();
    expect(known.log).toEqual(['post https://h/1']);
    const unknown = aQueue({ identified: async (hit) => hit });
    unknown.queue.add(long);
    await tick();
    expect(unknown.log[0]).toMatch(/^load /);
  });

  test('A-01 restarts after running empty', async () => {
    const { queue, log, answer } = aQueue();
    queue.add(aHit('a'));
    await tick();
    await answer();
    queue.add(aHit('b'));
    await tick();
    expect(log).toHaveLength(2);
  });

  test('C-07 sends an exempt hit without cookies and never through the identity', async () => {
    const { queue, log } = aQueue({ identified: () => Promise.reject(new Error('asked')) });
    queue.addExempt(aHit('a'));
    await tick();
    expect(log).toEqual([`bare https://h/1${written('pageName=a')}`]);
  });

  test('C-06 drops hits whose consent was withdrawn, but sends exempt hits', async () => {
    const { queue, log, answer } = aQueue();
    queue.add(aHit('under way'));
    await tick();
    queue.add(aHit('waits'));
    queue.addExempt(aHit('exempt'));
    queue.forget();
    await answer();
    expect(log.map((line) => line.split(' ')[0])).toEqual(['load', 'bare']);
    queue.leave();
    expect(log).toHaveLength(2);
  });

  test('C-06 drops a hit when consent is withdrawn while it waits for ids', async () => {
    let give: (hit: Hit) => void = () => undefined;
    const { queue, log } = aQueue({
      identified: () =>
        new Promise((resolve) => {
          give = resolve;
        }),
    });
    queue.add(aHit('a'));
    await tick();
    queue.forget();
    give(aHit('a'));
    await tick();
    expect(log).toEqual([]);
  });

  test('I-01 does not measure a visitor who opted out, now or on leaving', async () => {
    const { queue, log } = aQueue({ identified: async () => undefined, identifiedNow: () => undefined });
    queue.add(aHit('a'));
    await tick();
    queue.add(aHit('b'));
    queue.leave();
    expect(log).toEqual([]);
  });

  test('A-01 repeats pending hits on leaving with the same bytes, so that each counts once', async () => {
    const { queue, log } = aQueue();
    queue.add(aHit('a'));
    queue.add(aHit('b'));
    await tick();
    queue.leave();
    expect(log[1]).toBe(log[0]?.replace('load', 'leave'));
    expect(log[2]).toMatch(/^leave https:\/\/h\/2.*pageName=b/);
    queue.leave();
    expect(log).toHaveLength(3);
  });

  test('S-03 hands over lost hits with the bytes that were sent, earlier ones too', async () => {
    const { queue, log, answer } = aQueue();
    const storedUrls: string[] = [];
    queue.add(aHit('a'));
    queue.addExempt(aHit('exempt'));
    queue.add(aHit('x'.repeat(MAX_ADDRESS_LENGTH)));
    await tick();
    await answer(false);
    await answer(false);
    await answer(false);
    queue.onLost((url) => storedUrls.push(url));
    expect(storedUrls).toEqual([
      log[0]?.replace('load ', ''),
      expect.stringMatching(/^https:\/\/h\/3\?AQB=1.*pageName=xxx/),
    ]);
    queue.add(aHit('b'));
    await tick();
    await answer(true);
    expect(storedUrls).toHaveLength(2);
    queue.add(aHit('c'));
    await tick();
    queue.leave();
    expect(storedUrls.at(-1)).toMatch(/pageName=c/);
  });

  test('C-06 hands over no lost hit once consent is withdrawn', async () => {
    const { queue, answer } = aQueue();
    const storedUrls: string[] = [];
    queue.add(aHit('failed'));
    await tick();
    await answer(false);
    queue.add(aHit('under way'));
    await tick();
    queue.forget();
    await answer(false);
    queue.onLost((url) => storedUrls.push(url));
    expect(storedUrls).toEqual([]);
  });
});
