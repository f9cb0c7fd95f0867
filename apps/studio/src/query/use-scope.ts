import { useMemo } from 'react';
import { usePeriod } from '../period/use-period.ts';
import { useSegments } from '../segments/use-segments.ts';
import { useSuite } from '../suite/use-suite.ts';
import type { ReportScope } from './report-request.ts';

/** What the bar of a screen says. Keeps its identity while the address says the same. */
export function useScope(): ReportScope {
  const { choice, comparison } = usePeriod();
  const { suite } = useSuite();
  const { segments } = useSegments();
  return useMemo(() => ({ choice, comparison, suite, segments }), [choice, comparison, suite, segments]);
}
