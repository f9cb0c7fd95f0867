import type { QuerySegment } from '@sintonia/contracts';
import { useCallback, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { PresetTable } from '../answers/PresetTable.tsx';
import { Section } from '../design/Section.tsx';
import { KeyFigures } from '../figures/KeyFigures.tsx';
import { exploreAddress } from '../query/explore-address.ts';
import { initialQuery } from '../query/preset-query.ts';
import type { Preset } from '../query/presets.ts';
import type { QueryState } from '../query/query-state.ts';
import { type ReportScope, tableQuery } from '../query/report-request.ts';
import { useOwnFilter } from '../query/use-own-filter.ts';
import { useScope } from '../query/use-scope.ts';
import type { AnalysisProps } from './AnalysisFrame.tsx';
import type { Kind } from './outcome-kinds.ts';
import { useAnalysisWords } from './use-analysis-words.ts';

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

/** Figures and tables of the visits that had this value: all that happened in them, before and after it. */
export function VisitOutcomes({ kind, value, catalogue, onShown }: AnalysisProps & { kind: Kind; value: string }) {
  const words = useAnalysisWords();
  const [search] = useSearchParams();
  const scope = useScope();
  const own = useMemo<QuerySegment>(
    () => ({ level: 'visit', where: { is: 'equals', dimension: kind, value }, isExcluded: false }),
    [kind, value],
  );
  const base = useMemo<ReportScope>(() => ({ ...scope, segments: [...scope.segments, own] }), [scope, own]);
  const addressOf = useCallback(
    (queryState: QueryState) => {
      const params = new URLSearchParams(search);
      params.append('segment', JSON.stringify({ name: value, segments: [own] }));
      return exploreAddress(params, queryState);
    },
    [search, value, own],
  );
  const { conditions, addressAfter } = useOwnFilter(catalogue, addressOf);
  useEffect(() => {
    const queryState = initialQuery({ metrics: [...FIGURES, ...PLAYED], conditions });
    onShown({ query: tableQuery({ ...base, queryState }) });
  }, [onShown, base, conditions]);
  const presets = useMemo(() => {
    const filtered = (preset: Omit<Preset, 'key'>) => ({
      ...preset,
      conditions: [...conditions, ...preset.conditions],
    });
    return { pages: filtered(TABLES.pages), titles: filtered(TABLES.titles) };
  }, [conditions]);
  const tableOf = (key: keyof typeof TABLES, inAddress: string) => (
    <PresetTable
      name={words.after[key]}
      preset={presets[key]}
      inAddress={inAddress}
      base={base}
      catalogue={catalogue}
      addressOf={addressOf}
      addressAfter={(next, before) => addressAfter(next, before, TABLES[key].conditions)}
    />
  );
  return (
    <>
      <Section title={words.after.visits}>
        <p>{words.after.anyOrder}</p>
        <KeyFigures base={base} metrics={FIGURES} conditions={conditions} />
      </Section>
      {tableOf('pages', 'pagines')}
      <Section title={words.after.played}>
        <KeyFigures base={base} metrics={PLAYED} conditions={conditions} />
      </Section>
      {tableOf('titles', 'titols')}
    </>
  );
}
