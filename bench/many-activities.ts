/** Live activities of every kind, spread over the pages of a site as in a busy newsroom. */
import { Activity, ActivityDraft, type ActivityInput } from '@sintonia/contracts';
import { createActivity } from '../apps/server/src/personalisation/activities/change-activity.ts';

const AUDIENCES: ActivityInput['audience'][] = [
  { every: [] },
  { every: [{ by: 'device', values: ['mobile'] }] },
  {
    every: [
      { by: 'language', values: ['ca', 'es'] },
      { by: 'visits', least: 1 },
    ],
  },
  { every: [{ by: 'campaign', kind: 'external', values: ['butlleti'] }] },
  { every: [{ by: 'viewed', values: ['cultura', 'ciencia'], least: 2 }] },
];
const PLACES = [
  '/noticia/*',
  '/el-temps/*',
  '/',
  '/noticies/*',
  '/video/*',
  '/audio/*',
  '/radio/*',
  '/programes/*',
  '/directes/',
  '/cercador/',
];

/** Every place has every audience, and one activity in seven has no condition. */
const draft = (i: number, turn = Math.floor(i / PLACES.length)): ActivityInput => ({
  name: `Prova ${i}`,
  kind: 'test',
  owner: 'bench@tramuntana.example',
  place: { paths: [PLACES[i % PLACES.length] ?? '/', `/campanya-${i}/*`] },
  audience: AUDIENCES[turn % AUDIENCES.length] ?? { every: [] },
  variants: ['a', 'b'].map((key) => ({
    key,
    name: key,
    weight: 5000,
    offers:
      key === 'a'
        ? []
        : [{ kind: 'html', place: 'setContent', selector: `#lloc-${i}`, html: '<p>Una altra manera de dir-ho</p>' }],
  })),
  schedule: { from: null, to: null },
  trafficShare: turn % 7 === 0 ? 10_000 : 1000,
  goals: [{ metric: 'pageviews' }],
});

export const manyActivities = (count: number): Activity[] =>
  Array.from({ length: count }, (_, i) => {
    const id = `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`;
    const made = createActivity(ActivityDraft.parse(draft(i)), { id, salt: `s${i}`, at: '2026-11-01T00:00:00.000Z' });
    return Activity.parse({ ...made, state: 'live', startedAt: made.createdAt });
  });
