import { describe, expect, test, vi } from 'vitest';
import type { HitQueue } from '../analytics/hit-queue.ts';
import { findTracker } from './installed-tracker.ts';
import { exposeTracker } from './page-tracker.ts';
import { installedTracker } from './tracker-factory.ts';

/** A tracker that records what it would send. */
function aTracker() {
  const sent: unknown[] = [];
  const tracker: Record<string, unknown> = {
    clearVars() {
      for (const name of Object.keys(this)) if (/^(prop|eVar|pageName)/.test(name)) delete tracker[name];
    },
    t: () => sent.push({ kind: 't', ...variables() }),
    tl: (...link: unknown[]) => sent.push({ kind: 'tl', link, ...variables() }),
  };
  const variables = () =>
    Object.fromEntries(Object.entries(tracker).filter(([, value]) => typeof value !== 'function'));
  return { tracker, sent };
}

/** A page whose tracker appears at a certain poll, if at all. */
function aPage({ comesAtPoll = 1, mayMeasure = true } = {}) {
  const { tracker, sent } = aTracker();
  const window: Record<string, unknown> = {};
  const logged: string[] = [];
  const exempt: unknown[] = [];
  let polls = 0;
  const own: HitQueue = {
    add: () => expect.fail('our own queue may not send it'),
    addExempt: (hit) => exempt.push(hit),
    leave: () => undefined,
    forget: () => undefined,
    onLost: () => undefined,
  };
  const wait = async (ms: number) => {
    expect(ms).toBe(250);
    polls++;
    if (polls === comesAtPoll) window.s = tracker;
  };
  const queue = installedTracker('s')({
    settings: {},
    window,
    own,
    allowed: (hit) => hit,
    mayMeasure: () => mayMeasure,
    wait,
    log: (message) => logged.push(message),
  });
  return { queue, sent, logged, exempt, polls: () => polls };
}

describe('tracker that the page brings (A-04)', () => {
  test('A-04 receives hits in order once it is there, each with its own variables', async () => {
    const { queue, sent } = aPage({ comesAtPoll: 3 });
    queue.add({ pageName: 'a', events: ['event1'], variables: { c1: 'x', v2: 'y' }, context: { k: '1' } });
    queue.add({ linkType: 'lnk_o', linkName: 'Comparteix', events: ['event2'] });
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[0]).toEqual({
      kind: 't',
      pageName: 'a',
      prop1: 'x',
      eVar2: 'y',
      events: 'event1',
      contextData: { k: '1' },
    });
    expect(sent[1]).toEqual({ kind: 'tl', link: [true, 'o', 'Comparteix'], events: 'event2', contextData: {} });
  });

  test('A-04 is polled every 250 ms, 40 times; then no tracker is built and the console states it', async () => {
    const { queue, logged, polls } = aPage({ comesAtPoll: 41 });
    queue.add({ pageName: 'a' });
    await vi.waitFor(() => expect(logged).toEqual(['Tracker not built: window.s not found']));
    expect(polls()).toBe(40);
    expect(await findTracker({ s: { t: 1 } }, 's', async () => undefined)).toBeNull();
  });

  test('C-07 receives no exempt hits, and nothing without consent', async () => {
    const { queue, sent, exempt, polls } = aPage({ mayMeasure: false });
    queue.addExempt({ pageName: 'a' });
    queue.add({ pageName: 'b' });
    await vi.waitFor(() => expect(polls()).toBe(1));
    await Promise.resolve();
    expect([exempt, sent]).toEqual([[{ pageName: 'a' }], []]);
  });
});

describe('our tracker for page code (A-04)', () => {
  const aTag = () => ({ pageView: vi.fn(), link: vi.fn() });

  test('A-04 is exposed globally: t counts the page, tl a link with the defaults of § 7', () => {
    const window: Record<string, unknown> = {};
    const tag = aTag();
    const tracker = exposeTracker(window, 's', tag);
    expect(window.s).toBe(tracker);
    tracker?.t();
    tracker?.tl({ textContent: ' El temps ', href: 'https://media.example/el-temps/' });
    tracker?.tl(true, 'd', 'Guia');
    tracker?.tl();
    tracker?.tl(true, 'e', 'https://www.sortida.example/');
    tracker?.tl(true, 'z', 'altra');
    expect(tag.pageView).toHaveBeenCalledOnce();
    expect(tag.link.mock.calls.flat()).toEqual([
      { linkType: 'o', linkName: 'El temps', linkUrl: 'https://media.example/el-temps/' },
      { linkType: 'd', linkName: 'Guia', linkUrl: undefined },
      { linkType: 'o', linkName: 'link clicked', linkUrl: undefined },
      { linkType: 'e', linkName: 'https://www.sortida.example/', linkUrl: undefined },
      { linkType: 'o', linkName: 'altra', linkUrl: undefined },
    ]);
    tracker?.tl(true, '');
    expect(tag.pageView).toHaveBeenCalledTimes(2);
  });

  test('A-04 leaves a taken name alone, with an error, and is not built without the tag', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const window = { s: 7 };
    expect(exposeTracker(window, 's', aTag())).toBeNull();
    expect(window.s).toBe(7);
    expect(error.mock.calls.flat().map(String).join()).toContain('window.s is already taken');
    error.mockRestore();
    expect(exposeTracker({}, 's', null)).toBeNull();
  });
});
