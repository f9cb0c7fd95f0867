import type { QuerySegment, ReportCatalogue } from '@sintonia/contracts';
import { useCallback, useId, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { PresetTable } from '../answers/PresetTable.tsx';
import { Section } from '../design/Section.tsx';
import { KeyFigures } from '../figures/KeyFigures.tsx';
import { useChangeAddress } from '../links/use-change-address.ts';
import { useNames } from '../query/names-context.ts';
import type { Preset } from '../query/presets.ts';
import { type QueryState, queryAddress } from '../query/query-state.ts';
import type { ReportScope } from '../query/report-request.ts';
import { useScope } from '../query/use-scope.ts';
import { Empty } from '../states/Empty.tsx';
import { SkeletonBlock } from '../states/Skeleton.tsx';
import { AnalysisFrame } from './AnalysisFrame.tsx';
import styles from './Flow.module.css';
import { useAnalysisWords } from './use-analysis-words.ts';
import { useTopValues, ValueChoice } from './ValueChoice.tsx';

/** What visits are told apart by, and the metric that orders its values. */
const KINDS = {
  searchKeywords: 'searches',
  externalCampaign: 'visits',
  internalCampaigns: 'pageviews',
  referrerHost: 'visits',
} as const;
type Kind = keyof typeof KINDS;

const FIGURES = ['visits', 'visitors', 'pagesPerVisit', 'bounceRate', 'downloads', 'shares'] as const;
const PLAYED = ['mediaStarts', 'plays', 'contentTimeSpent', 'completionRate'] as const;
const TABLES: Readonly<Record<'pages' | 'titles', Omit<Preset, 'key'>>> = {
  pages: {
    dimensions: ['page'],
    metrics: ['pageviews', 'visits', 'exits'],
    conditions: [{ dimension: 'hitKind', isExcluded: false, value: 'pageview' }],
  },
  titles: {
    dimensions: ['title'],
    metrics: PLAYED,
    conditions: [{ dimension: 'title', isExcluded: true, value: '' }],
  },
};

/** What the visits of a search or a campaign did: what they read and what they played. */
export function AfterScreen() {
  return <AnalysisFrame kind="after" screen={AfterAnalysis} />;
}

function AfterAnalysis({ catalogue }: { catalogue: ReportCatalogue }) {
  const words = useAnalysisWords();
  const names = useNames();
  const [search] = useSearchParams();
  const kindId = useId();
  const kind = (Object.keys(KINDS) as Kind[]).find((name) => name === search.get('de-que')) ?? 'searchKeywords';
  const offered = useTopValues(kind, KINDS[kind]);
  const value = search.get('valor') ?? offered?.[0] ?? '';
  const change = useChangeAddress();
  return (
    <div className={styles.analysis}>
      <div className={styles.choices}>
        <label className="heard" htmlFor={kindId}>
          {words.after.kind}
        </label>
        <select
          id={kindId}
          className={styles.choice}
          value={kind}
          onChange={(event) => change({ 'de-que': event.target.value, valor: '' })}
        >
          {(Object.keys(KINDS) as Kind[]).map((name) => (
            <option key={name} value={name}>
              {names.nameOf(name)}
            </option>
          ))}
        </select>
        <ValueChoice
          label={names.nameOf(kind)}
          value={value}
          values={offered ?? []}
          onChoose={(chosen) => change({ valor: chosen })}
        />
      </div>
      {offered === null && value === '' && <SkeletonBlock height={320} />}
      {offered?.length === 0 && value === '' && <Empty what={words.after.empty} way={words.emptyWay} />}
      {value !== '' && <What key={`${kind} ${value}`} kind={kind} value={value} catalogue={catalogue} />}
    </div>
  );
}

/** Figures and tables of the visits that had this value. */
function What({ kind, value, catalogue }: { kind: Kind; value: string; catalogue: ReportCatalogue }) {
  const words = useAnalysisWords();
  const [search] = useSearchParams();
  const scope = useScope();
  const own = useMemo<QuerySegment>(
    () => ({ level: 'visit', where: { is: 'equals', dimension: kind, value }, isExcluded: false }),
    [kind, value],
  );
  const base = useMemo<ReportScope>(
    () => ({ ...scope, comparison: 'cap', segments: [...scope.segments, own] }),
    [scope, own],
  );
  const addressOf = useCallback(
    (queryState: QueryState) => {
      const params = new URLSearchParams(search);
      for (const name of ['de-que', 'valor']) params.delete(name);
      params.append('segment', JSON.stringify({ name: value, segments: [own] }));
      return { pathname: '/explora', search: queryAddress(params, queryState) };
    },
    [search, value, own],
  );
  return (
    <>
      <Section title={words.after.visits}>
        <KeyFigures base={base} metrics={FIGURES} />
      </Section>
      <PresetTable
        name={words.after.pages}
        preset={TABLES.pages}
        base={base}
        catalogue={catalogue}
        addressOf={addressOf}
      />
      <Section title={words.after.played}>
        <KeyFigures base={base} metrics={PLAYED} />
      </Section>
      <PresetTable
        name={words.after.titles}
        preset={TABLES.titles}
        base={base}
        catalogue={catalogue}
        addressOf={addressOf}
      />
    </>
  );
}
