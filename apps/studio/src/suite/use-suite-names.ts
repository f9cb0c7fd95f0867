import { use } from 'react';
import { useWords } from '../messages/language.ts';
import { bothOf, SuitesContext } from './use-suite.ts';

/** Names of suites for people, as the choice of a suite has them. */
export function useSuiteNames(): {
  labelOf: (suite: string) => string;
  /** Whether figures of more than one suite can be meant. @param named suites that something on the screen is about */
  hasSeveral: (named: readonly string[]) => boolean;
} {
  const words = useWords().suite;
  const suites = use(SuitesContext);
  return {
    labelOf: (suite) => {
      if (suite === suites?.own) return words.own(suite);
      if (suite === bothOf(suites)) return words.both;
      return suite === suites?.demo?.suite ? words.demo : suite;
    },
    hasSeveral: (named) => new Set([...(suites?.suites ?? []), ...named]).size > 1,
  };
}
