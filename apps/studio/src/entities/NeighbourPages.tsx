import { lazy, Suspense, useMemo } from 'react';
import type { EntityKind } from '../links/entity-address.ts';
import { type ReportScope, scopeOf } from '../query/report-request.ts';
import { SkeletonBlock } from '../states/Skeleton.tsx';

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
  return (
    <Suspense fallback={<SkeletonBlock height={FLOW_PX} />}>
      <FlowPart query={query} isSearch={isSearch} />
    </Suspense>
  );
}

export const FlowPart = lazy(async () => ({ default: (await import('./FlowPart.tsx')).FlowPart }));

/** Height of the list of pages before and after, until it is known. */
export const FLOW_PX = 282;
