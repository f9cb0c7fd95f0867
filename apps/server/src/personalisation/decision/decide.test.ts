import { HOLDOUT_VARIANT } from '@sintonia/contracts';
import { allocate } from '@sintonia/wire';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeSlice } from '../activities/traffic-slice.ts';
import { aDecisionContext, anActivity, visitors } from '../testing/an-activity.ts';
import { decide } from './decide.ts';
import { compile } from './program.ts';

const variantsOf = (activities: Parameters<typeof compile>[0], ids: readonly string[]) => {
  const program = compile(activities);
  return ids.map((visitorId) =>
    decide(program, aDecisionContext({ visitorId })).map(({ activity, variant }) => `${activity.salt}:${variant}`),
  );
};
const share = (all: readonly unknown[], some: readonly unknown[]) => some.length / all.length;

describe('decisions (P-06)', () => {
  const PEOPLE = visitors(20_000);

  test('P-06 shares of variants converge to their weights, and a visitor always gets the same variant', () => {
    const weights = [1000, 2500, 6500];
    const variants = weights.map((weight, i) => ({ key: `v${i}`, name: `V${i}`, weight, offers: [] }));
    const given = variantsOf([anActivity('pes', { variants })], PEOPLE).flat();
    for (const [i, weight] of weights.entries()) {
      const seen = share(
        PEOPLE,
        given.filter((one) => one === `pes:v${i}`),
      );
      expect(Math.abs(seen - weight / 10_000)).toBeLessThan(4 * Math.sqrt(0.25 / PEOPLE.length));
    }
    expect(variantsOf([anActivity('pes', { variants })], PEOPLE).flat()).toEqual(given);
  });

  test('P-06 sticky: more weight or more traffic reassigns no more visitors than necessary', () => {
    const before = anActivity('a', { trafficShare: 3000 });
    const heavier = [
      { key: 'control', name: 'C', weight: 2000, offers: [] },
      { key: 'b', name: 'B', weight: 8000, offers: [] },
    ];
    const after = anActivity(
      'a',
      { trafficShare: 6000, variants: heavier },
      { ranges: allocate(heavier, before.ranges) },
    );
    const [was, is] = [variantsOf([before], PEOPLE), variantsOf([after], PEOPLE)];
    let [stayed, moved] = [0, 0];
    was.forEach(([then], i) => {
      if (then === undefined) return;
      expect(is[i]?.[0]).toBeDefined(); // every visitor stays assigned
      if (then === 'a:b') expect(is[i]?.[0]).toBe('a:b');
      else if (is[i]?.[0] === then) stayed++;
      else moved++;
    });
    expect(Math.abs(stayed / (stayed + moved) - 0.4)).toBeLessThan(0.05);
  });

  test('P-06 a visitor is in at most one activity of an exclusion group, and shares hold', () => {
    const group = { exclusionGroup: 'portada' };
    const a = anActivity('a', { ...group, trafficShare: 4000, place: { paths: ['/noticia/*'] } });
    const b = anActivity('b', {
      ...group,
      trafficShare: 6000,
      variants: [{ key: 'x', name: 'X', weight: 10_000, offers: [] }],
      kind: 'audience',
    });
    const slice = placeSlice(b, [a], null);
    if (!slice.ok) throw new Error('no room');
    expect(slice.value).toEqual({ from: 4000, to: 10_000 });
    const given = variantsOf([a, { ...b, slice: slice.value }], PEOPLE);
    expect(given.filter((all) => all.length > 1)).toEqual([]);
    expect(given.filter((all) => all.length === 0)).toEqual([]);
    expect(
      Math.abs(
        share(
          PEOPLE,
          given.filter(([one]) => one?.startsWith('a:')),
        ) - 0.4,
      ),
    ).toBeLessThan(0.02);
    expect(
      placeSlice(anActivity('c', { ...group, trafficShare: 1 }), [a, { ...b, slice: slice.value }], null),
    ).toMatchObject({
      ok: false,
      error: { kind: 'groupFull', left: 0 },
    });
  });

  test('P-06 the holdout has the same visitors for every activity, whatever their shares', () => {
    const a = variantsOf([anActivity('a', { holdout: 1000 })], PEOPLE);
    const b = variantsOf([anActivity('b', { holdout: 2000 })], PEOPLE);
    const heldBy = (all: string[][], salt: string) =>
      all.flatMap(([one], i) => (one === `${salt}:${HOLDOUT_VARIANT}` ? [i] : []));
    const [inA, inB] = [heldBy(a, 'a'), new Set(heldBy(b, 'b'))];
    expect(Math.abs(share(PEOPLE, inA) - 0.1)).toBeLessThan(0.01);
    expect(inA.every((visitor) => inB.has(visitor))).toBe(true);
    expect(Math.abs(inB.size / PEOPLE.length - 0.2)).toBeLessThan(0.012);
  });

  test('P-06 of two activities on one place the higher-priority one gets it, for all its visitors including the control', () => {
    const low = anActivity('low', { priority: 100 });
    const high = anActivity('high', { priority: 900, trafficShare: 5000 });
    const given = variantsOf([low, high], PEOPLE);
    expect(given.every((all) => all.length === 1)).toBe(true);
    expect(
      Math.abs(
        share(
          PEOPLE,
          given.filter(([one]) => one?.startsWith('high')),
        ) - 0.5,
      ),
    ).toBeLessThan(0.02);
    const elsewhere = anActivity('low', {
      priority: 100,
      variants: [
        { key: 'control', name: 'C', weight: 5000, offers: [] },
        { key: 'b', name: 'B', weight: 5000, offers: [{ kind: 'slots', slots: { 'story.picture': 'story-3002' } }] },
      ],
    });
    expect(
      variantsOf([elsewhere, high], PEOPLE.slice(0, 500)).every((all) => all.some((one) => one.startsWith('low'))),
    ).toBe(true);
  });

  test.each([
    ['a draft', {}, { state: 'draft' as const }, {}],
    ['one that is paused', {}, { state: 'paused' as const }, {}],
    ['one before its time', { schedule: { from: '2026-12-01T00:00:00.000Z', to: null } }, {}, {}],
    ['one after its end', { schedule: { from: null, to: '2026-11-20T00:00:00.000Z' } }, {}, {}],
    ['a page that it is not for', {}, {}, { path: '/noticia/30011/x/' }],
    ['a request of another name', {}, {}, { mbox: 'portada' }],
    ['no traffic', { trafficShare: 0 }, {}, {}],
  ])('P-06 nothing is decided for %s', (_what, over, state, context) => {
    const program = compile([anActivity('a', over, state)]);
    expect(decide(program, aDecisionContext(context))).toEqual([]);
    expect(decide(compile([anActivity('a')]), aDecisionContext())).toHaveLength(1);
  });

  test('P-06 an A/A assigns and observes like an A/B, and shows everybody the default', () => {
    const [ab, aa] = [false, true].map((isAA) =>
      PEOPLE.slice(0, 200).map(
        (visitorId) => decide(compile([anActivity('aa', { isAA })]), aDecisionContext({ visitorId }))[0],
      ),
    );
    const assignments = (all: typeof ab) => all?.map((one) => [one?.variant, one?.observed]);
    expect(assignments(aa)).toEqual(assignments(ab));
    expect(ab?.some((one) => (one?.offers.length ?? 0) > 0)).toBe(true);
    expect(aa?.every((one) => one?.offers.length === 0)).toBe(true);
  });

  test('P-06 the compiled lists give the same decisions as checking every activity', () => {
    const segment = fc.constantFrom('', 'noticia', 'el-temps', 'radio', 'a.b');
    const pattern = fc.oneof(
      fc.constant('*'),
      fc.constant('/*'),
      segment.map((s) => `/${s}/*`),
      segment.map((s) => `/${s}/`),
    );
    const path = fc
      .tuple(segment, fc.constantFrom('', '3001/', '3001/x/', 'x'))
      .map(([a, b]) => `/${a}${a ? '/' : ''}${b}`);
    fc.assert(
      fc.property(fc.array(pattern, { minLength: 1, maxLength: 6 }), path, (patterns, at) => {
        const activities = patterns.map((one, i) =>
          anActivity(`p${i}`, {
            place: { paths: [one] },
            variants: [{ key: 'x', name: 'X', weight: 10_000, offers: [] }],
            kind: 'audience',
          }),
        );
        const program = compile(activities);
        const found = decide(program, aDecisionContext({ path: at }))
          .map(({ activity }) => activity.id)
          .toSorted();
        const all = program.all
          .filter(({ isOnPath }) => isOnPath(at))
          .map(({ activity }) => activity.id)
          .toSorted();
        expect(found).toEqual(all);
      }),
    );
  });
});
