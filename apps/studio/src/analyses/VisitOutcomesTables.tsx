import type { QuerySegment, ReportCatalogue } from '@sintonia/contracts';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { PresetTable } from '../answers/PresetTable.tsx';
import { Section } from '../design/Section.tsx';
import { KeyFigures } from '../figures/KeyFigures.tsx';
import type { Preset } from '../query/presets.ts';
import { type QueryState, queryAddress } from '../query/query-state.ts';
import type { ReportScope } from '../query/report-request.ts';
import { useScope } from '../query/use-scope.ts';
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

/** Figures and tables of the visits that had this value. */
export function VisitOutcomes({ kind, value, catalogue }: { kind: Kind; value: string; catalogue: ReportCatalogue }) {
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
        inAddress="pagines"
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
        inAddress="titols"
        base={base}
        catalogue={catalogue}
        addressOf={addressOf}
      />
    </>
  );
}
