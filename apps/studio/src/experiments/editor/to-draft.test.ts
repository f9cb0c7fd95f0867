import { ActivityDraft, type ActivityInput, type Offer } from '@sintonia/contracts';
import { describe, expect, test } from 'vitest';
import { toEdits, toOffers, withEdit } from './edits.ts';
import {
  type ActivityForm,
  copyOf,
  EMPTY_CONDITION,
  emptyForm,
  evenWeights,
  nextKey,
  toForm,
  withKind,
  withOnly,
} from './form.ts';
import type { FormProblem } from './form-problems.ts';
import { toPath } from './form-texts.ts';
import { toDraft } from './to-draft.ts';

const ZONE = 'Europe/Madrid';

const OFFERS: Offer[] = [
  { kind: 'slots', slots: { 'story.title': 'Un altre titular', 'story.standfirst': 'Una altra entradeta' } },
  { kind: 'html', place: 'insertAfter', selector: 'h1', html: '<p>Nou</p>', withScripts: false },
  { kind: 'json', content: { mode: 'llista', n: [1, null] } },
  {
    kind: 'actions',
    actions: [
      { action: 'setText', selector: '#a', content: 'x' },
      { action: 'rearrange', selector: 'ul', from: 0, to: 2 },
    ],
  },
];

const FULL: ActivityInput = {
  name: 'Titular',
  hypothesis: 'Es llegirà més',
  kind: 'test',
  owner: 'analista@tramuntana.example',
  place: { paths: ['/noticia/3001/*', '/'], mboxes: ['target-global-mbox', 'lateral'] },
  audience: {
    every: [
      { by: 'path', values: ['/noticia/*'], not: true },
      { by: 'device', values: ['mobile', 'tv'] },
      { by: 'login', isSignedIn: false },
      { by: 'campaign', kind: 'internal', values: ['portada', 'butlleti'] },
      { by: 'visits', least: 2, most: 9 },
      { by: 'visits', least: 3, most: null },
      { by: 'viewed', values: ['ciencia'], least: 4 },
      { by: 'parameter', name: 'edicio', is: 'beginning', values: ['ma'] },
      { by: 'parameter', name: 'edicio', values: [] },
    ],
  },
  variants: [
    { key: 'control', name: 'Versió actual', weight: 3334, offers: [] },
    { key: 'b', name: 'B', weight: 6666, offers: OFFERS },
  ],
  schedule: { from: '2026-10-24T23:30:00.000Z', to: '2026-12-01T09:00:00.000Z' },
  priority: 700,
  trafficShare: 2550,
  holdout: 500,
  exclusionGroup: 'portada',
  goals: [
    { metric: 'event', event: 'event10' },
    { metric: 'click', name: 'més' },
    { metric: 'custom', name: 'punts', as: 'sum' },
    { metric: 'timeWatched' },
  ],
  outcomeDays: 3,
  needsSecondPerson: true,
};

const filled = (over: Partial<ActivityForm> = {}): ActivityForm => {
  const empty = emptyForm('ada@t.example', 'Versió actual', 'B');
  const variants = empty.variants.map((variant, i) =>
    i === 0 ? variant : { ...variant, edits: toEdits(OFFERS.slice(0, 1)) },
  );
  return { ...empty, name: 'Prova', paths: '/el-temps', variants, ...over };
};
const problems = (over: Partial<ActivityForm>): FormProblem[] => {
  const draft = toDraft(filled(over), ZONE);
  return draft.ok ? [] : draft.error;
};

describe('fields of an activity (P-06)', () => {
  test('P-06 round-trip a saved activity, to the minute and the basis point', () => {
    const draft = ActivityDraft.parse(FULL);
    expect(toDraft(toForm(draft, ZONE), ZONE)).toEqual({ ok: true, value: draft });
  });

  test('P-06 make an activity of the minimum', () => {
    const draft = toDraft(filled(), ZONE);
    expect(draft).toMatchObject({
      ok: true,
      value: { place: { paths: ['/el-temps/'] }, variants: [{ weight: 5000 }, { weight: 5000 }], holdout: 0 },
    });
  });

  const [control, b] = filled().variants;
  const withEdits = (...edits: NonNullable<typeof b>['edits']) => (control && b ? [control, { ...b, edits }] : []);
  test.each<[string, Partial<ActivityForm>, FormProblem[]]>([
    ['no name', { name: ' ' }, [{ kind: 'name' }]],
    ['no owner', { owner: 'ada' }, [{ kind: 'owner' }]],
    ['no page', { paths: '\n' }, [{ kind: 'noPath' }]],
    ['not a page', { paths: 'noticies' }, [{ kind: 'path', path: 'noticies' }]],
    [
      'weights',
      { variants: [control, b].flatMap((v) => (v ? [{ ...v, weight: '40' }] : [])) },
      [{ kind: 'weights', sum: 8000 }],
    ],
    ['no change at all', { variants: withEdits() }, [{ kind: 'noChange' }]],
    ['a redirect without a target', { kind: 'redirect', variants: withEdits() }, [{ kind: 'noRedirect' }]],
    ['JSON', { variants: withEdits({ kind: 'json', text: '{' }) }, [{ kind: 'json', variant: 'B' }]],
    [
      'a headline too long',
      { variants: withEdits({ kind: 'slot', slot: 'story.title', text: 'x'.repeat(161) }) },
      [{ kind: 'tooLong', slot: 'story.title' }],
    ],
    ['a condition', { audience: [EMPTY_CONDITION] }, [{ kind: 'condition', by: 'section' }]],
    ['dates', { from: '2026-12-02T10:00', to: '2026-12-01T10:00' }, [{ kind: 'dates' }]],
    ['a date', { to: 'demà' }, [{ kind: 'date' }]],
    ['traffic', { trafficShare: '101' }, [{ kind: 'share', field: 'traffic', most: 100 }]],
    ['priority', { priority: '1.5' }, [{ kind: 'share', field: 'priority', most: 999 }]],
    ['a group', { exclusionGroup: 'Portada!' }, [{ kind: 'group' }]],
    ['an event', { goals: [{ metric: 'event', event: 'prop1', name: '', as: 'count' }] }, [{ kind: 'goal' }]],
    ['a name too long', { name: 'x'.repeat(201) }, [{ kind: 'other', field: 'name', most: 200, isText: true }]],
    [
      'a variant’s name too long',
      { variants: [control, b].flatMap((v) => (v ? [{ ...v, name: 'x'.repeat(101) }] : [])).slice(0, 2) },
      [
        { kind: 'other', field: 'variantNames', most: 100, isText: true },
        { kind: 'other', field: 'variantNames', most: 100, isText: true },
      ],
    ],
    ['too many pages', { paths: '/a/\n'.repeat(101) }, [{ kind: 'other', field: 'place', most: 100, isText: false }]],
    ['days', { outcomeDays: '29' }, [{ kind: 'days' }]],
  ])('P-06 report %s, and nothing else', (_what, over, expected) => {
    expect(problems(over)).toEqual(expected);
  });

  test('P-06 allow an A/A test without changes', () => {
    expect(problems({ isAA: true, variants: withEdits() })).toEqual([]);
  });

  test('P-06 a copy has its own name and owner, the rest of the original, and no dates', () => {
    const draft = ActivityDraft.parse(FULL);
    const copy = copyOf(draft, { name: 'Titular (còpia)', owner: 'ada@t.example' });
    expect(toDraft(copy, ZONE)).toEqual({
      ok: true,
      value: { ...draft, name: 'Titular (còpia)', owner: 'ada@t.example', schedule: { from: null, to: null } },
    });
  });

  test('P-06 the variant that went better becomes content for everybody in the audience', () => {
    const draft = ActivityDraft.parse(FULL);
    const copy = copyOf(draft, { name: 'Titular', owner: 'ada@t.example' });
    const best = copy.variants.flatMap((variant) => (variant.key === 'b' ? withOnly(copy, variant) : []));
    expect(best.map((form) => toDraft(form, ZONE))).toMatchObject([
      {
        ok: true,
        value: {
          kind: 'audience',
          audience: draft.audience,
          variants: [{ key: 'b', weight: 10_000, offers: OFFERS }],
          trafficShare: 10_000,
          holdout: 0,
          exclusionGroup: null,
        },
      },
    ]);
  });

  test('P-06 make thirds add up to the whole', () => {
    const thirds = evenWeights([control, b, b].flatMap((variant) => variant ?? []));
    expect(thirds.map(({ weight }) => weight)).toEqual(['33.34', '33.33', '33.33']);
    expect(nextKey(thirds)).toBe('c');
  });

  test('P-06 need no control for targeted content, and restore it for a comparison', () => {
    const audience = withKind(filled(), 'audience', 'Versió actual');
    expect(audience.variants.map(({ key, weight }) => [key, weight])).toEqual([['b', '100']]);
    const back = withKind(audience, 'test', 'Versió actual');
    expect(back.variants.map(({ key, weight }) => [key, weight])).toEqual([
      ['control', '50'],
      ['b', '50'],
    ]);
  });

  test.each([
    ['/el-temps', '/el-temps/'],
    ['/el-temps/', '/el-temps/'],
    ['/noticia/3001/*', '/noticia/3001/*'],
    ['/sitemap.xml', '/sitemap.xml'],
  ])('P-06 read %s as %s', (written, meant) => expect(toPath(written)).toBe(meant));
});

describe('edits of a variant (P-06)', () => {
  test('P-06 round-trip offers', () => {
    expect(toOffers(toEdits(OFFERS))).toEqual(OFFERS);
  });

  test('P-06 keep actions in the order in which they were made, as in the preview', () => {
    const [, html, , actions] = OFFERS;
    if (html?.kind !== 'html' || actions?.kind !== 'actions') throw new Error('as above');
    const action = { kind: 'action' as const, action: actions.actions[0] as (typeof actions.actions)[number] }; // cast: the offer has one
    const kinds = toOffers([action, action, html, action]).map((offer) =>
      offer.kind === 'actions' ? offer.actions.length : offer.kind,
    );
    expect(kinds).toEqual([2, 'html', 1]);
  });

  test('P-06 hold one text for a slot', () => {
    const edits = withEdit(toEdits(OFFERS), { kind: 'slot', slot: 'story.title', text: 'El darrer' });
    expect(toOffers(edits)[0]).toEqual({
      kind: 'slots',
      slots: { 'story.standfirst': 'Una altra entradeta', 'story.title': 'El darrer' },
    });
  });
});
