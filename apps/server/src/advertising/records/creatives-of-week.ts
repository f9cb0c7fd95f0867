/** Ad files that could not be played in a week, for a mail (V-02). */
import { CREATIVE_PROBLEM_LABELS } from '@sintonia/contracts/creative-problem-labels';
import { numberText } from '../../mail/number-text.ts';
import { isInWeek, type ReadWeekList } from '../../mail/week-list.ts';
import type { OperationalDatabase } from '../../stores/operational/operational-store.ts';
import { readCreatives } from './read-ad-records.ts';

const CATALAN = {
  none: 'No s’ha preparat cap fitxer d’anunciant.',
  sum: (unplayable: string, playable: string) =>
    `Fitxers d’anunciants que no es poden emetre: ${unplayable}; que s’emeten: ${playable}.`,
};
const ENGLISH: typeof CATALAN = {
  none: 'No ad file has been prepared.',
  sum: (unplayable, playable) => `Ad files that cannot be played: ${unplayable}; that are played: ${playable}.`,
};
const WORDS = { ca: CATALAN, en: ENGLISH };

/** Those whose last attempt was in the week; the file also has the playable ones. */
export const creativesOfWeek =
  (database: OperationalDatabase): ReadWeekList =>
  async (week) => {
    const { language } = week;
    const words = WORDS[language];
    const found = (await readCreatives(database)).filter(({ lastAt }) => isInWeek(week, lastAt));
    const unplayable = found.flatMap(({ source, problem }) => (problem === null ? [] : [{ source, problem }]));
    const playable = found.length - unplayable.length;
    return {
      lines: [
        found.length === 0
          ? words.none
          : words.sum(numberText(unplayable.length, language), numberText(playable, language)),
        ...unplayable.map(({ source, problem }) => `${source}: ${CREATIVE_PROBLEM_LABELS[problem][language]}`),
      ],
      rows: found.map(({ source, problem, lengthS, times, lastAt }) => ({ source, problem, lengthS, times, lastAt })),
    };
  };
