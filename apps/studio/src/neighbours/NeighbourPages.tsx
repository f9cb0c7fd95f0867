import { useMemo } from 'react';
import type { EntityKind } from '../links/entity-address.ts';
import { type ReportScope, scopeOf } from '../query/report-request.ts';
import { FlowPart } from './FlowPart.tsx';

/** Pages before and after those of the entity; of a search term, after its page of results. */
export function NeighbourPages({
  kind,
  value,
  page,
  base,
}: {
  kind: EntityKind;
  value: string;
  page: string;
  base: ReportScope;
}) {
  const isSearch = kind === 'search';
  const query = useMemo(
    () => ({
      ...scopeOf(base, isSearch ? { is: 'equals', dimension: 'searchKeywords', value } : null),
      dimension: kind === 'section' ? 'section' : 'page',
      value: kind === 'section' ? value : page,
    }),
    [base, kind, value, page, isSearch],
  );
  return <FlowPart query={query} isSearch={isSearch} />;
}
