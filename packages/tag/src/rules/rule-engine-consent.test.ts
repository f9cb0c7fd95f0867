import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { consentTo } from './conditions.ts';
import type { Action } from './rule.ts';
import { MAX_WAITING } from './rule-limits.ts';
import { after, aLog, anEngine, aRule, NO, YES } from './testing/an-engine.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('rules engine and the choice of consent', () => {
  test('C-06 holds rules that need consent in memory without blocking others, and runs them in order after the choice', () => {
    const { done, does } = aLog();
    const page = anEngine(
      [
        aRule('needs', [{ name: 'told', run: ({ context }) => done.push(context.url) }], {
          conditions: [consentTo('analytics')],
        }),
        aRule('free', [does('free')]),
      ],
      null,
    );
    page.fire('routeChanged', '/a/');
    page.fire('routeChanged', '/b/');
    expect(done).toEqual(['free', 'free']);
    page.choose(YES);
    expect(done.slice(2)).toEqual(['https://media.example/a/', 'https://media.example/b/']);
    page.choose(NO);
    expect(done).toHaveLength(4);
  });

  test('C-06 limits the waiting rules, and drops the newest', () => {
    const paths: string[] = [];
    const record: Action = { name: 'told', run: ({ context }) => paths.push(new URL(context.url).pathname) };
    const page = anEngine([aRule('r', [record], { conditions: [consentTo('analytics')] })], null);
    for (let i = 0; i < MAX_WAITING + 5; i++) page.fire('routeChanged', `/${i}`);
    page.choose(YES);
    expect(paths).toEqual(Array.from({ length: MAX_WAITING }, (_, i) => `/${i}`));
  });

  test('C-06 stops and drops waiting rules on a refusal', () => {
    const { done, does } = aLog();
    const page = anEngine([aRule('r', [does('r')], { conditions: [consentTo('analytics')] })], null);
    page.fire();
    page.choose(NO);
    page.choose(YES);
    expect(done).toEqual([]);
  });

  test('C-06 sends nothing before a choice, and nothing with ids after a refusal, whatever a rule says', () => {
    const both: Action[] = [
      { name: 'hit', run: (_, { send }) => send({}) },
      { name: 'exempt', run: (_, { sendExempt }) => sendExempt({}) },
    ];
    const page = anEngine([aRule('careless', both)], null);
    const sent = () => [page.queue.add.mock.calls.length, page.queue.addExempt.mock.calls.length];
    page.fire();
    expect(sent()).toEqual([0, 0]);
    page.choose(NO);
    page.fire();
    expect(sent()).toEqual([0, 1]);
    page.choose(YES);
    page.fire();
    expect(sent()).toEqual([1, 2]);
    expect(page.logged).toEqual(Array.from({ length: 3 }, () => 'careless: No consent'));
  });

  test('C-06 stops the hit behind a slow action when consent is withdrawn meanwhile', async () => {
    const sends: Action = { name: 'hit', run: (_, { send }) => send({}) };
    const page = anEngine([aRule('r', [after(100, () => 0), sends], { conditions: [consentTo('analytics')] })]);
    page.fire();
    page.choose(NO);
    await vi.advanceTimersByTimeAsync(100);
    expect(page.queue.add).not.toHaveBeenCalled();
  });
});
