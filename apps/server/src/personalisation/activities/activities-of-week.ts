/** The experiments of a week, for a mail. */
import type { Activity } from '@sintonia/contracts';
import { numberText } from '../../mail/number-text.ts';
import { type ReadWeekList, spanText } from '../../mail/week-list.ts';
import type { ActivityStore } from './activity-store.ts';

const CATALAN = {
  none: 'No hi ha hagut cap experiment en marxa.',
  sum: (running: string) => `Experiments en marxa: ${running}.`,
};
const ENGLISH: typeof CATALAN = {
  none: 'No experiment was running.',
  sum: (running) => `Running experiments: ${running}.`,
};
const WORDS = { ca: CATALAN, en: ENGLISH };

/** Those that ran in the week: started before its end, and not ended before it. */
export const activitiesOfWeek =
  (activities: Pick<ActivityStore, 'all'>): ReadWeekList =>
  async (week) => {
    const { fromMs, toMs, language } = week;
    const words = WORDS[language];
    const ran = ({ startedAt, endedAt }: Activity) =>
      startedAt !== null && Date.parse(startedAt) < toMs && (endedAt === null || Date.parse(endedAt) >= fromMs);
    const found = (await activities.all()).filter(ran);
    const line = ({ name, startedAt, endedAt }: Activity) =>
      `${name}: ${spanText(new Date(startedAt ?? ''), endedAt === null ? null : new Date(endedAt), week)}`;
    return {
      lines: [found.length === 0 ? words.none : words.sum(numberText(found.length, language)), ...found.map(line)],
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
