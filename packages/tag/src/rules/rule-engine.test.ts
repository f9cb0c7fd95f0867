import type { Hit } from '@sintonia/wire';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aPageContext, rulePorts } from '../testing/an-occurrence.ts';
import { condition } from './conditions.ts';
import type { Action } from './rule.ts';
import { createRuleEngine } from './rule-engine.ts';
import { after, aLog, anEngine, aRule, never, YES } from './testing/an-engine.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('rules engine', () => {
  test('T-01 runs the rules of an event in order before fire returns, and no others', () => {
    const { done, does } = aLog();
    const page = anEngine([
      aRule('1', [does('1a'), does('1b')]),
      aRule('2', [does('2')], { events: ['domReady'] }),
      aRule('3', [does('3')], { events: ['libraryLoaded', 'routeChanged'] }),
    ]);
    page.fire();
    expect(done).toEqual(['1a', '1b', '3']);
    page.fire('domReady');
    page.fire('call:scDVR');
    expect(done.slice(3)).toEqual(['2']);
  });

  test('T-01 does not read the page when no rule listens', () => {
    const context = vi.fn(() => aPageContext());
    const { queue } = anEngine([]);
    const ports = {
      ...rulePorts(),
      consent: { choice: () => YES, status: () => 'in' as const, onChange: () => () => undefined },
      hits: queue,
    };
    createRuleEngine(() => [aRule('r', [])], { ...ports, wait: () => Promise.resolve(), log: () => undefined }).fire(
      'domReady',
      context,
    );
    expect(context).not.toHaveBeenCalled();
  });

  test('T-01 keeps the order when a step is slow: the next rule and the next event wait', async () => {
    const { done, does } = aLog();
    const page = anEngine([aRule('slow', [after(100, () => done.push('slow'))]), aRule('quick', [does('quick')])]);
    page.fire();
    page.fire();
    expect(done).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(done).toEqual(['slow', 'quick', 'slow', 'quick']);
  });

  test('T-01 finishes an action before the event that it fires', () => {
    const { done, does } = aLog();
    const page = anEngine([
      aRule('first', [{ name: 'fires', run: () => page.fire('custom:x') }, does('after firing')]),
      aRule('second', [does('second')]),
      aRule('fired', [does('fired')], { events: ['custom:x'] }),
    ]);
    page.fire();
    expect(done).toEqual(['after firing', 'second', 'fired']);
  });

  test('T-01 also keeps the order when a slow action fires an event', async () => {
    const { done, does } = aLog();
    const fires: Action = { name: 'fires', run: () => page.fire('custom:x') };
    const page = anEngine([
      aRule('first', [after(10, () => done.push('slow')), fires, does('after firing')]),
      aRule('fired', [does('fired')], { events: ['custom:x'] }),
    ]);
    page.fire();
    await vi.advanceTimersByTimeAsync(10);
    expect(done).toEqual(['slow', 'after firing', 'fired']);
  });

  test('T-05 loses one rule to a failing listener, not those of later events', () => {
    const { done, does } = aLog();
    const page = anEngine([aRule('r', [does('r')])]);
    page.decisions.push = () => {
      throw new Error('of the inspector');
    };
    expect(() => page.fire()).toThrow('of the inspector');
    page.decisions.push = () => 0;
    page.fire();
    expect(done).toEqual(['r', 'r']);
  });

  test('T-02 abandons and logs an action that takes longer than 2000 ms, and continues with the next', async () => {
    const { done, does } = aLog();
    const page = anEngine([aRule('r', [never, does('next')]), aRule('s', [does('other rule')])]);
    page.fire();
    await vi.advanceTimersByTimeAsync(1999);
    expect(done).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toEqual(['next', 'other rule']);
    expect(page.logged).toEqual(['r: A timeout occurred because the action took longer than 2 seconds to complete']);
  });

  test('T-02 stops a rule whose condition takes longer than 2000 ms, and ignores a later answer', async () => {
    const { done, does } = aLog();
    const late = condition(
      'late',
      () => new Promise<boolean>((resolve) => setTimeout(() => resolve(true), 2500)),
      Boolean,
    );
    const page = anEngine([aRule('r', [does('r')], { conditions: [late] }), aRule('s', [does('s')])]);
    page.fire();
    await vi.advanceTimersByTimeAsync(2000);
    expect(done).toEqual(['s']);
    await vi.advanceTimersByTimeAsync(2000);
    expect(done).toEqual(['s']);
    expect(page.logged).toEqual(['r: A timeout occurred because the condition took longer than 2 seconds to complete']);
  });

  test('T-02 accepts an action just inside the limit', async () => {
    const { done, does } = aLog();
    const page = anEngine([aRule('r', [after(1999, () => done.push('slow')), does('next')])]);
    page.fire();
    await vi.advanceTimersByTimeAsync(5000);
    expect(done).toEqual(['slow', 'next']);
    expect(page.logged).toEqual([]);
  });

  test('T-01 does not wait for slow steps when the page is left, and runs the steps behind them', () => {
    const { done, does } = aLog();
    const page = anEngine([aRule('stuck', [never, does('lost')]), aRule('r', [does('done')])]);
    page.fire();
    page.fire();
    page.leave();
    expect(done).toEqual(['done', 'done']);
  });

  test('T-10 adds events counted by an earlier rule to the page view of the same occurrence, and to no other', () => {
    const seen: string[][] = [];
    const page = anEngine([
      aRule('counts', [{ name: 'c', run: ({ counted }) => counted.add('search') }], {
        conditions: [condition('first', ({ context }) => context.url.endsWith('/1'), Boolean)],
      }),
      aRule('sends', [{ name: 's', run: ({ counted }) => seen.push([...counted]) }]),
    ]);
    page.fire('routeChanged', '/1');
    page.fire('routeChanged', '/2');
    expect(seen).toEqual([['search'], []]);
  });

  test('T-11 reports each step with its rule and event, and the request that followed', () => {
    const hit: Hit = { pageName: 'p' };
    const page = anEngine([
      aRule('stops', [], {
        conditions: [
          condition(
            'path',
            ({ context }) => new URL(context.url).pathname,
            (p) => p === '/x/',
          ),
        ],
      }),
      aRule('sends', [{ name: 'send', run: (_, { send }) => send(hit) }]),
    ]);
    page.queue.add.mockImplementation((_: Hit, onRequest) => onRequest('https://media.example/b/ss/', 'pageName=p'));
    page.fire('routeChanged', '/y/');
    expect(page.decisions.map(({ occurrence: { event }, ...decision }) => ({ event, ...decision }))).toEqual([
      { event: 'routeChanged', rule: 'stops', step: 'stopped', condition: 'path', value: '/y/' },
      {
        event: 'routeChanged',
        rule: 'sends',
        step: 'request',
        url: 'https://media.example/b/ss/',
        query: 'pageName=p',
      },
      { event: 'routeChanged', rule: 'sends', step: 'done', action: 'send' },
    ]);
  });

  test('T-01 runs actions once each and in order, whatever their duration', async () => {
    const delays = fc.array(fc.option(fc.integer({ min: 0, max: 1500 })), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(fc.array(delays, { maxLength: 4 }), fc.integer({ min: 1, max: 3 }), async (rules, times) => {
        const done: string[] = [];
        const page = anEngine(
          rules.map((actions, r) =>
            aRule(
              `${r}`,
              actions.map((ms, a) => {
                const does = () => void done.push(`${r}.${a}`);
                return ms === null ? { name: 'now', run: does } : after(ms, does);
              }),
            ),
          ),
        );
        for (let i = 0; i < times; i++) page.fire();
        await vi.runAllTimersAsync();
        const once = rules.flatMap((actions, r) => actions.map((_, a) => `${r}.${a}`));
        expect(done).toEqual(Array.from({ length: times }, () => once).flat());
      }),
      { numRuns: 50 },
    );
  });
});
