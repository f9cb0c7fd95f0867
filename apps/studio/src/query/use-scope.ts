import { useMemo } from 'react';
import { usePeriod } from '../period/use-period.ts';
import { useSegments } from '../segments/use-segments.ts';
import { useSuite } from '../suite/use-suite.ts';
import type { ReportScope } from './report-request.ts';

/** Period, comparison, suite and segments of the address. The same object until one of them changes. */
export function useScope(): ReportScope {
  const { choice, comparison } = usePeriod();
  const { suite } = useSuite();
  const { segments } = useSegments();
  return useMemo(() => ({ choice, comparison, suite, segments }), [choice, comparison, suite, segments]);
}
