import { describe, expect, test, vi } from 'vitest';
import { createAdBeacons } from './ad-beacons.ts';

/** A server that gives these answers in turn, then succeeds; time is advanced by hand. */
function aNetwork(...answers: boolean[]) {
  const sent: string[] = [];
  const left: string[] = [];
  const due: (() => void)[] = [];
  let leave: () => void = () => undefined;
  const beacons = createAdBeacons({
    async send(url) {
      sent.push(url);
      return answers.shift() ?? true;
    },
    leave: (url) => void left.push(url),
    after: (_, work) => void due.push(work),
    onLeave(leaving) {
      leave = leaving;
      return () => {
        leave = () => undefined;
      };
    },
  });
  const later = () => {
    for (const work of due.splice(0)) work();
  };
  return { beacons, sent, left, due, later, leavePage: () => leave() };
}

describe('delivery of ad beacons (V-02)', () => {
  test('V-02 retries a failed call until the server has it', async () => {
    const { beacons, sent, due, later } = aNetwork(false, false);
    beacons.call('/start');
    for (let i = 0; i < 2; i++) {
      await vi.waitFor(() => expect(due).toHaveLength(1));
      later();
    }
    await vi.waitFor(() => expect(sent).toEqual(['/start', '/start', '/start']));
    expect(due).toEqual([]);
  });

  test('V-02 hands only undelivered calls to the browser when the page is left', async () => {
    const { beacons, left, due, leavePage: pageGoes } = aNetwork(true, false);
    beacons.call('/impression');
    beacons.call('/start');
    await vi.waitFor(() => expect(due).toHaveLength(1));
    pageGoes();
    expect(left).toEqual(['/start']);
  });

  test('V-02 hands over open calls when stopped, and retries nothing afterwards', async () => {
    const { beacons, sent, left, due, later } = aNetwork(false);
    beacons.call('/start');
    await vi.waitFor(() => expect(due).toHaveLength(1));
    beacons.stop();
    later();
    expect(left).toEqual(['/start']);
    expect(sent).toEqual(['/start']);
  });

  test('V-02 sends two pauses as two numbered calls, so that the server can tell a repeat from a retry', async () => {
    const { beacons, sent } = aNetwork();
    beacons.call('/pause');
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    await Promise.resolve();
    beacons.call('/pause');
    await vi.waitFor(() => expect(sent).toEqual(['/pause', '/pause&n=1']));
  });
});
