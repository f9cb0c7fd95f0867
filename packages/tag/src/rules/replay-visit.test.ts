import { describe, expect, test, vi } from 'vitest';
import { aRuleSet } from '../testing/a-rule-set.ts';
import { aTag, SETTINGS } from '../testing/a-tag.ts';
import { fakeWindow } from '../testing/fake-window.ts';
import { condition } from './conditions.ts';
import { outcomeOf, recordVisit } from './record-visit.ts';
import { differences, type Replayed, replayVisit } from './replay-visit.ts';

const AGREED = { analytics: true, audience: true, personalisation: true };
const REFUSED = { analytics: false, audience: false, personalisation: false };

/** A visit of one page, a search and a direct call, before any choice and then with one. */
async function aVisit() {
  const page = fakeWindow('https://www.media.example/cercador/?q=mar', {}, { identity: () => '{"d_mid":"1"}' });
  const recorder = recordVisit();
  const changes = vi.fn();
  recorder.onChange(changes);
  const tag = aTag(page.window, { onRuleStep: recorder.onRuleStep });
  tag.pageView();
  tag.track('scDVR');
  const beforeChoice = recorder.events().map(({ occurrence: { event }, decisions }) => ({
    event,
    outcomes: decisions.map((decision) => `${decision.rule} ${outcomeOf(decision)}`),
  }));
  tag.consent.choose(AGREED);
  await vi.waitFor(() => expect(page.sent.filter(({ how }) => how === 'image')).toHaveLength(2));
  return { recorder, beforeChoice, changes };
}
const replayed = (text: Partial<Replayed> = {}): Replayed => ({
  rules: aRuleSet(),
  choice: AGREED,
  settings: SETTINGS,
  element: () => undefined,
  ...text,
});

describe('inspection of a visit (T-11, T-14)', () => {
  test('T-11 shows for each listening rule whether it fired, what it waits for, and its request', async () => {
    const { recorder, beforeChoice, changes } = await aVisit();
    expect(beforeChoice).toEqual([
      { event: 'routeChanged', outcomes: ['search done', 'page view waits', 'exempt waits'] },
      { event: 'call:scDVR', outcomes: ['scDVR waits'] },
    ]);
    const [view] = recorder.events();
    expect(view?.decisions.map((decision) => `${decision.rule} ${outcomeOf(decision)}`)).toEqual([
      'search done',
      'page view done',
      'exempt stopped',
    ]);
    expect(view?.decisions[2]?.steps.at(-1)).toEqual({
      step: 'stopped',
      condition: 'not: consent to analytics',
      value: true,
    });
    expect(view?.decisions[1]?.requests[0]?.query).toContain('events=event1%2Cevent2');
    expect(changes).toHaveBeenCalled();
  });

  test('T-14 replays the visit under a refusal: the page is counted without identifier, the direct call is not sent', async () => {
    const { recorder } = await aVisit();
    const occurrences = recorder.events().map(({ occurrence }) => occurrence);
    const before = await replayVisit(occurrences, replayed());
    const after = await replayVisit(occurrences, replayed({ choice: REFUSED }));
    const reported = differences(before, after).map(
      (one) => `${one.rule}: ${one.before && outcomeOf(one.before)} → ${one.after && outcomeOf(one.after)}`,
    );
    expect(reported).toEqual(['page view: done → stopped', 'exempt: stopped → done', 'scDVR: done → stopped']);
    expect(differences(before, await replayVisit(occurrences, replayed()))).toEqual([]);
  });

  test('T-14 replays other rules: a new one, a removed one, a failing one; nothing changes the page', async () => {
    const { recorder } = await aVisit();
    const occurrences = recorder.events().map(({ occurrence }) => occurrence);
    const touched = vi.fn();
    const failing = condition(
      'fails',
      () => {
        throw new Error('no');
      },
      () => true,
    );
    const [search, ...rest] = aRuleSet().rules;
    const rules = [
      ...rest.filter(({ name }) => name !== 'exempt'),
      { name: 'nova', events: ['routeChanged'], actions: [{ name: 'load', touchesPage: true, run: touched }] },
      { name: 'trencada', events: ['call:scDVR'], conditions: [failing], actions: [] },
    ] as const;
    const after = await replayVisit(occurrences, replayed({ rules: { rules } }));
    const reported = differences(await replayVisit(occurrences, replayed()), after).map(
      (one) => `${one.rule}: ${one.before && outcomeOf(one.before)} → ${one.after && outcomeOf(one.after)}`,
    );
    expect(reported).toEqual([
      `${search?.name}: done → null`,
      'page view: done → done', // the search is no longer counted
      'exempt: stopped → null',
      'nova: null → done',
      'trencada: null → failed',
    ]);
    expect(touched).not.toHaveBeenCalled();
  });
});
