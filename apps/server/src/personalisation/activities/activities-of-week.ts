/** The experiments of a week, for a mail. */
import type { Activity } from '@sintonia/contracts';
import { numberText } from '../../mail/number-text.ts';
import { type ReadWeekList, spanText } from '../../mail/week-list.ts';
import type { ActivityStore } from './activity-store.ts';

/** Those that ran in the week: started before its end, and not ended before it. */
export const activitiesOfWeek =
  (activities: Pick<ActivityStore, 'all'>): ReadWeekList =>
  async ({ fromMs, toMs, timeZone }) => {
    const ran = ({ startedAt, endedAt }: Activity) =>
      startedAt !== null && Date.parse(startedAt) < toMs && (endedAt === null || Date.parse(endedAt) >= fromMs);
    const found = (await activities.all()).filter(ran);
    const line = ({ name, startedAt, endedAt }: Activity) =>
      `${name}: ${spanText(new Date(startedAt ?? ''), endedAt === null ? null : new Date(endedAt), timeZone)}`;
    return {
      lines: [
        found.length === 0
          ? 'No hi ha hagut cap experiment en marxa.'
          : `Experiments en marxa: ${numberText(found.length)}.`,
        ...found.map(line),
      ],
      rows: found.map(({ id, name, state, startedAt, endedAt, variants }) => ({
        id,
        name,
        state,
        started: startedAt,
        ended: endedAt,
        variants: variants.map(({ key }) => key).join(' '),
      })),
    };
  };
