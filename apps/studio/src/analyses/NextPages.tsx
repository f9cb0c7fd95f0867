import type { ReportCatalogue } from '@sintonia/contracts';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { PresetTable } from '../answers/PresetTable.tsx';
import { Section } from '../design/Section.tsx';
import { KeyFigures } from '../figures/KeyFigures.tsx';
import { NeighbourPages } from '../neighbours/NeighbourPages.tsx';
import { useLocated } from '../neighbours/use-located.ts';
import { exploreAddress } from '../query/explore-address.ts';
import type { Condition, QueryState } from '../query/query-state.ts';
import { useFilteredScope } from '../query/use-filtered-scope.ts';
import { useOwnFilter } from '../query/use-own-filter.ts';
import { useScope } from '../query/use-scope.ts';
import type { Kind } from './outcome-kinds.ts';
import { useAnalysisWords } from './use-analysis-words.ts';

const OF_SEARCH = ['searches', 'identifiedSearches', 'searchClickRate', 'exitRate', 'emptySearches'] as const;
const OF_ARRIVALS = ['pageviews', 'identifiedPageviews', 'exitRate'] as const;

/** Other hits of a page state its campaign too, and have no next page. */
const OF_PAGES: readonly Condition[] = [{ dimension: 'hitKind', isExcluded: false, value: 'pageview' }];

/** What is opened next, in order: after a search, or from the page on which a campaign or a referrer lands. */
export function NextPages({ kind, value, catalogue }: { kind: Kind; value: string; catalogue: ReportCatalogue }) {
  const words = useAnalysisWords().after;
  const [search] = useSearchParams();
  const scope = useScope();
  const addressOf = useCallback((queryState: QueryState) => exploreAddress(search, queryState), [search]);
  const { conditions, addressAfter } = useOwnFilter(catalogue, addressOf);
  const own = useMemo<Condition[]>(() => [...OF_PAGES, { dimension: kind, isExcluded: false, value }], [kind, value]);
  const narrowed = useMemo(() => [...conditions, ...own], [conditions, own]);
  const presets = useMemo(
    () => ({
      landing: { dimensions: ['page'], metrics: ['pageviews', 'visitors', 'exitRate'], conditions: narrowed },
      next: { dimensions: ['nextPage'], metrics: ['identifiedPageviews', 'visitors'], conditions: narrowed },
    }),
    [narrowed],
  );
  const isSearch = kind === 'searchKeywords';
  return (
    <>
      <Section title={isSearch ? words.search : words.arrivals}>
        <KeyFigures base={scope} metrics={isSearch ? OF_SEARCH : OF_ARRIVALS} conditions={narrowed} />
      </Section>
      {isSearch && <AfterSearch value={value} />}
      {!isSearch &&
        (['landing', 'next'] as const).map((key) => (
          <PresetTable
            key={key}
            name={words[key]}
            preset={presets[key]}
            inAddress={key === 'landing' ? 'arriben' : 'despres'}
            base={scope}
            catalogue={catalogue}
            addressOf={addressOf}
            addressAfter={(next, before) => addressAfter(next, before, own)}
          />
        ))}
    </>
  );
}

/** Pages that are opened right after a search. */
function AfterSearch({ value }: { value: string }) {
  const located = useLocated('search', value, useScope());
  const filtered = useFilteredScope();
  return located && <NeighbourPages kind="search" value={value} page={located.page} base={filtered} />;
}
