import { leftOutText, readText } from '../figures/basis-text.ts';
import { useFormats } from '../messages/language.ts';
import { presetOf } from '../query/preset-query.ts';
import type { QueryState } from '../query/query-state.ts';
import { useQueryWords } from '../query/use-query-words.ts';
import type { useReport } from '../query/use-report.ts';
import { useCompletenessText } from '../states/DataCompleteness.tsx';
import { Empty } from '../states/Empty.tsx';
import styles from './AnswerTable.module.css';

/**
 * Explains how to get figures.
 *
 * @param whenEmpty what fills a table that is no preset
 */
export function Nothing({ queryState, whenEmpty }: { queryState: QueryState; whenEmpty?: string | undefined }) {
  const words = useQueryWords();
  if (whenEmpty !== undefined) return <Empty what={words.emptyPart} advice={whenEmpty} />;
  // With a text filter it may be the text that nothing matches.
  const preset = queryState.search === '' ? presetOf(queryState) : undefined;
  return <Empty what={words.empty} advice={(preset && words.emptyPresets[preset.key]) ?? words.emptyAdvice} />;
}

/** One line: completeness, provisional state, excluded events, method. */
export function Basis({ basis }: { basis: NonNullable<ReturnType<typeof useReport>['shown']>['answer']['basis'] }) {
  const words = useQueryWords();
  const formats = useFormats();
  const say = useCompletenessText();
  return (
    <p className={styles.basis}>
      {[say(basis), words[basis.state], leftOutText(basis, words, formats), readText(basis, words, formats)].join(' ')}
    </p>
  );
}
