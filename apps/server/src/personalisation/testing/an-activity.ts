/** Builders of activities and decision contexts for tests, with defaults. */
import { Activity, ActivityDraft, type ActivityInput } from '@sintonia/contracts';
import { createActivity } from '../activities/change-activity.ts';
import { type DecisionContext, GLOBAL_MBOX } from '../decision/decision-context.ts';

export const aDraft = (over: Partial<ActivityInput> = {}): ActivityDraft =>
  ActivityDraft.parse({
    name: 'Titular',
    kind: 'test',
    owner: 'analista@tramuntana.example',
    place: { paths: ['/noticia/3001/*'] },
    audience: { every: [] },
    variants: [
      { key: 'control', name: 'Versió actual', weight: 5000, offers: [] },
      {
        key: 'b',
        name: 'B',
        weight: 5000,
        offers: [{ kind: 'slots', slots: { 'story.title': 'Un altre titular' } }],
      },
    ],
    schedule: { from: null, to: null },
    goals: [{ metric: 'pageviews' }],
    ...over,
  } satisfies ActivityInput);

/** Live. @param salt also determines its position among equal priorities */
export function anActivity(salt: string, over: Partial<ActivityInput> = {}, state: Partial<Activity> = {}): Activity {
  const id = `00000000-0000-4000-8000-${salt
    .padStart(12, '0')
    .slice(-12)
    .replace(/[^\da-f]/g, 'a')}`;
  const made = createActivity(aDraft(over), { id, salt, at: '2026-11-01T00:00:00.000Z' });
  return Activity.parse({ ...made, state: 'live', startedAt: made.createdAt, ...state });
}

export const aDecisionContext = (over: Partial<DecisionContext> = {}): DecisionContext => ({
  visitorId: '20000000000000000000000000000000000001',
  mbox: GLOBAL_MBOX,
  path: '/noticia/3001/embassaments/',
  parameters: new Map(),
  section: 'ciencia',
  language: 'ca',
  device: 'desktop',
  isSignedIn: null,
  campaignInternal: null,
  campaignExternal: null,
  visits: 1,
  viewed: new Map(),
  nowMs: Date.UTC(2026, 10, 21, 9),
  ...over,
});

/** Visitors with ids in the usual format. */
export const visitors = (count: number): string[] =>
  Array.from({ length: count }, (_, i) => `2${String(i).padStart(37, '0')}`);
