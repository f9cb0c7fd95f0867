/** Ad files that could not be played in a week, for a mail (V-02). */
import { CREATIVE_PROBLEM_LABELS } from '@sintonia/contracts/creative-problem-labels';
import { numberText } from '../../mail/number-text.ts';
import { isInWeek, type ReadWeekList } from '../../mail/week-list.ts';
import type { OperationalDatabase } from '../../stores/operational/operational-store.ts';
import { readCreatives } from './read-ad-records.ts';

/** Those whose last attempt was in the week; the file also has the playable ones. */
export const creativesOfWeek =
  (database: OperationalDatabase): ReadWeekList =>
  async (week) => {
    const found = (await readCreatives(database)).filter(({ lastAt }) => isInWeek(week, lastAt));
    const unplayable = found.flatMap(({ source, problem }) => (problem === null ? [] : [{ source, problem }]));
    const playable = found.length - unplayable.length;
    return {
      lines: [
        found.length === 0
          ? 'No s’ha preparat cap fitxer d’anunciant.'
          : `Fitxers d’anunciants que no es poden emetre: ${numberText(unplayable.length)}; que s’emeten: ${numberText(playable)}.`,
        ...unplayable.map(({ source, problem }) => `${source}: ${CREATIVE_PROBLEM_LABELS[problem].ca}`),
      ],
      rows: found.map(({ source, problem, lengthS, times, lastAt }) => ({ source, problem, lengthS, times, lastAt })),
    };
  };
