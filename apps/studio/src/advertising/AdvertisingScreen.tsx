import { PASSING_PROBLEMS, type SoldCreative, SoldCreatives } from '@sintonia/contracts';
import { CREATIVE_PROBLEM_LABELS } from '@sintonia/contracts/creative-problem-labels';
import { use, useCallback, useState } from 'react';
import { get } from '../api/request.ts';
import { lastOf, useAnswer } from '../api/use-answer.ts';
import bars from '../design/Bar.module.css';
import buttons from '../design/Button.module.css';
import { Choice } from '../design/Choice.tsx';
import { LanguageContext, useFormats } from '../messages/language.ts';
import { SaveButton } from '../saved-views/SaveButton.tsx';
import { ScreenHeader } from '../shell/ScreenHeader.tsx';
import { Empty } from '../states/Empty.tsx';
import { Problem } from '../states/Problem.tsx';
import { SkeletonLines } from '../states/Skeleton.tsx';
import { type Column, ReportTable } from '../tables/ReportTable.tsx';
import styles from './AdvertisingScreen.module.css';
import { advertisingCatalan } from './advertising-catalan.ts';
import { advertisingEnglish } from './advertising-english.ts';

/** Ad server files that cannot be played, with their problem (V-02). */
export function AdvertisingScreen() {
  const { language } = use(LanguageContext);
  const words = language === 'ca' ? advertisingCatalan : advertisingEnglish;
  const formats = useFormats();
  const [which, setWhich] = useState<'unplayable' | 'playable'>('unplayable');
  const { state, again } = useAnswer(
    useCallback((signal: AbortSignal) => get('/api/reports/advertising', SoldCreatives, signal), []),
  );
  const all = lastOf(state)?.creatives;
  const unplayable = all?.filter(({ problem }) => problem !== null) ?? [];
  const playable = all?.filter(({ problem }) => problem === null) ?? [];
  /** Files were prepared, and none was refused. */
  const isGood = which === 'unplayable' && playable.length > 0;
  const rows = which === 'unplayable' ? unplayable : playable;
  const why = ({ problem }: SoldCreative) =>
    problem === null
      ? ''
      : [CREATIVE_PROBLEM_LABELS[problem][language], ...(PASSING_PROBLEMS.has(problem) ? [words.retried] : [])].join(
          ' ',
        );
  const columns: Column<SoldCreative>[] = [
    {
      name: words.creative,
      value: ({ source }) => fileOf(source),
      show: (row) => <strong>{fileOf(row.source)}</strong>,
    },
    { name: words.address, value: ({ source }) => source },
    which === 'unplayable'
      ? { name: words.reason, value: why }
      : {
          name: words.length,
          value: (row) => row.lengthS ?? 0,
          show: (row) => formats.duration(row.lengthS ?? 0),
          isNumber: true,
        },
    { name: words.times, value: ({ times }) => times, show: ({ times }) => formats.count(times), isNumber: true },
    {
      name: words.last,
      value: ({ lastAt }) => lastAt,
      show: ({ lastAt }) => <time dateTime={lastAt}>{formats.dateTime(lastAt)}</time>,
    },
  ];
  return (
    <>
      <ScreenHeader title={words.title}>
        <div className={bars.bar}>
          <Choice
            legend={words.which}
            options={[
              { value: 'unplayable', label: words.unplayable, ...(all && { count: formats.count(unplayable.length) }) },
              { value: 'playable', label: words.playable, ...(all && { count: formats.count(playable.length) }) },
            ]}
            value={which}
            onChange={setWhich}
          />
          <span className={styles.acts}>
            <button type="button" className={buttons.plain} onClick={again} disabled={state.at === 'loading'}>
              {words.refresh}
            </button>
            <SaveButton name={words.title} />
          </span>
        </div>
      </ScreenHeader>
      <p className={styles.lead}>{words.lead}</p>
      {state.at === 'failed' && <Problem error={state.error} since={state.since} onRetry={again} />}
      {all === undefined && state.at === 'loading' && <SkeletonLines widths={[100, 96, 98, 94]} height={28} />}
      {all && rows.length === 0 && (
        <Empty
          what={isGood ? words.noUnplayable : words.noPlayable}
          advice={isGood ? words.noUnplayableAdvice : words.noPlayableAdvice}
        />
      )}
      {rows.length > 0 && (
        <div className={styles.table}>
          <ReportTable
            inAddress={`taula-${which}`}
            caption={words[which]}
            columns={columns}
            rows={rows}
            rowKey={({ key }) => key}
            isStacked
          />
        </div>
      )}
    </>
  );
}

/** Last segment of an address's path; the whole path without one. */
function fileOf(source: string): string {
  const name = source.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(name) || source;
  } catch {
    return name || source;
  }
}
