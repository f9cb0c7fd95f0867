import type { Vendors } from '@sintonia/contracts';
import { describe, expect, test } from 'vitest';
import { ELEMENTS } from '../../../../demo/rules/elements.ts';
import { tramuntanaRules } from '../../../../demo/rules/rules.ts';
import type { PublishedRule, PublishedVersion } from '../tag-versions/published-version.ts';
import { compareThings, movedThings, type Thing } from './compare-things.ts';
import { compareVersions, isWithoutDifference } from './compare-versions.ts';

const does = (name: string) => ({ name, run: () => {} });
const link = (linkName: string, ...events: string[]) => ({
  name: `send link ${linkName}`,
  run: (_: unknown, ports: unknown) =>
    (ports as { send(hit: object): void }).send({ linkName, linkType: 'lnk_o', events }),
});
const aRule = (name: string, given: Partial<PublishedRule> = {}): PublishedRule => ({
  name,
  events: ['routeChanged'],
  actions: [does('send page view')],
  ...given,
});
const aVersion = (given: Partial<PublishedVersion> = {}): PublishedVersion => ({
  property: { slug: 'prova', domains: ['prova.example'], reportSuites: { production: 'prova' } },
  rules: [],
  elements: {},
  ...given,
});
const aThing = (name: string, facts: Thing['facts'] = {}): Thing => ({ name, facts });
const things = (names: string) => [...names].map((name) => aThing(name));

describe('what differs between two versions', () => {
  test('T-12 a version does not differ from itself: rules, data elements and settings of the broadcaster', () => {
    const own: PublishedVersion = { ...tramuntanaRules, elements: ELEMENTS };
    expect(isWithoutDifference(compareVersions(own, own))).toBe(true);
  });

  test('T-12 names rules added and removed, and each changed field of a rule with both sides', () => {
    const before = [aRule('page'), aRule('old'), aRule('share', { actions: [link('Share', 'event3')] })];
    const after = [
      aRule('page', { events: ['routeChanged', 'domReady'], conditions: [{ name: 'consent to analytics' }] }),
      aRule('share', { actions: [link('Share', 'event9')] }),
      aRule('new'),
    ];
    const { rules, order } = compareVersions(aVersion({ rules: before }), aVersion({ rules: after }));
    expect(rules).toMatchObject([
      {
        kind: 'changed',
        name: 'page',
        changes: [
          { fact: 'events', before: ['routeChanged'], after: ['domReady', 'routeChanged'] },
          { fact: 'conditions', before: [], after: ['consent to analytics'] },
        ],
      },
      { kind: 'changed', name: 'share', changes: [{ fact: 'counts', before: ['event3'], after: ['event9'] }] },
      { kind: 'added', thing: { name: 'new' } },
      { kind: 'removed', thing: { name: 'old' } },
    ]);
    expect(order).toEqual([]);
  });

  test('T-12 the order of actions counts, that of events does not', () => {
    const of = (given: Partial<PublishedRule>) => aVersion({ rules: [aRule('page', given)] });
    const actions = [does('a'), does('b')];
    expect(compareVersions(of({ actions }), of({ actions: actions.toReversed() })).rules).toHaveLength(1);
    const events = ['domReady', 'routeChanged'];
    expect(compareVersions(of({ events }), of({ events: events.toReversed() })).rules).toEqual([]);
  });

  test('T-12 names data elements, vendors and settings that differ', () => {
    const vendors: Vendors = { mesura: { name: 'Mesura', purposes: ['analytics'] } };
    const before = aVersion({ elements: { search: { scope: 'pageview' } } });
    const after = aVersion({
      elements: { search: { scope: 'visitor', whenMissing: 0 } },
      property: { ...before.property, reportSuites: { production: 'altra' }, vendors },
    });
    expect(compareVersions(before, after)).toMatchObject({
      elements: [
        {
          name: 'search',
          changes: [
            { fact: 'scope', before: ['pageview'], after: ['visitor'] },
            { fact: 'whenMissing', before: [], after: ['0'] },
          ],
        },
      ],
      vendors: [{ kind: 'added', thing: { name: 'mesura', facts: { purposes: ['analytics'] } } }],
      settings: [{ changes: [{ fact: 'reportSuites.production', before: ['prova'], after: ['altra'] }] }],
    });
  });

  test('T-12 data elements are unknown, not equal, for a version that does not name them', () => {
    expect(compareVersions(aVersion({ elements: null }), aVersion()).elements).toBeNull();
  });

  test.each([
    ['abcd', 'abcd', []],
    ['abcd', 'bcda', [{ name: 'a', before: null, after: 'd' }]],
    ['abcd', 'dabc', [{ name: 'd', before: 'c', after: null }]],
    ['abcd', 'acbd', [{ name: 'b', before: 'a', after: 'c' }]],
    ['abcd', 'axbd', []],
  ])('T-12 from %s to %s, as few rules as possible have moved', (before, after, moved) => {
    expect(movedThings(things(before), things(after))).toEqual(moved);
  });

  test('T-12 repeated names are compared one by one, and names of built-in properties are only names', () => {
    const twice = [aThing('a', { x: ['1'] }), aThing('a', { x: ['2'] })];
    expect(compareThings(twice, twice)).toEqual([]);
    expect(compareThings(twice, twice.slice(0, 1))).toMatchObject([
      { kind: 'removed', thing: { facts: { x: ['2'] } } },
    ]);
    const named = compareThings([aThing('__proto__')], [aThing('__proto__', { constructor: ['1'] })]);
    expect(named).toEqual([
      { kind: 'changed', name: '__proto__', changes: [{ fact: 'constructor', before: [], after: ['1'] }] },
    ]);
  });
});
