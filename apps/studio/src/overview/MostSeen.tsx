import type { ReportCatalogue } from '@sintonia/contracts';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { PresetTable } from '../answers/PresetTable.tsx';
import { useWords } from '../messages/language.ts';
import { exploreAddress } from '../query/explore-address.ts';
import { presetOfKey } from '../query/presets.ts';
import type { QueryState } from '../query/query-state.ts';
import type { ReportScope } from '../query/report-request.ts';
import { useOwnFilter } from '../query/use-own-filter.ts';
import { WithCatalogue } from '../query/WithCatalogue.tsx';
import { SkeletonRows } from '../states/Skeleton.tsx';

const TABLES = [
  { key: 'videos', preset: presetOfKey('titles') },
  { key: 'pages', preset: presetOfKey('pages') },
] as const;

/** The titles and pages seen most. A row filters the overview, or opens in «Explora». */
export function MostSeen({ scope }: { scope: ReportScope }) {
  return (
    <WithCatalogue skeleton={<SkeletonRows widths={[100, 96, 98, 94, 100]} />}>
      {(catalogue) => <Tables scope={scope} catalogue={catalogue} />}
    </WithCatalogue>
  );
}

function Tables({ scope, catalogue }: { scope: ReportScope; catalogue: ReportCatalogue }) {
  const words = useWords().overview;
  const [search] = useSearchParams();
  const addressOf = useCallback((queryState: QueryState) => exploreAddress(search, queryState), [search]);
  const { addressAfter } = useOwnFilter(catalogue, addressOf);
  return TABLES.map(({ key, preset }) => (
    <PresetTable
      key={key}
      name={words[key]}
      preset={preset}
      inAddress={preset.key}
      base={scope}
      catalogue={catalogue}
      addressOf={addressOf}
      addressAfter={(next, before) => addressAfter(next, before, preset.conditions)}
    />
  ));
}
