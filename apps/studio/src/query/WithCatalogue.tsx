import type { ReportCatalogue } from '@sintonia/contracts';
import { type ReactNode, use, useMemo, useState } from 'react';
import { lastOf, useAnswer } from '../api/use-answer.ts';
import { LanguageContext } from '../messages/language.ts';
import { Problem } from '../states/Problem.tsx';
import { inOrder, namesOf } from './catalogue.ts';
import { NamesContext } from './names-context.ts';
import { PRESETS } from './presets.ts';
import { fetchCatalogue, rememberedCatalogue } from './use-report.ts';

/** Dimensions of the presets, before all others in every list to choose from. */
const COMMON = PRESETS.flatMap(({ dimensions }) => dimensions);

/** Loads the catalogue of metrics and dimensions for its children, which get labels from `useNames`. */
export function WithCatalogue({
  before,
  skeleton,
  children,
}: {
  /** Header of a screen whose own one needs the catalogue. */
  before?: ReactNode;
  /** Shown until the catalogue is known. */
  skeleton: ReactNode;
  children: (catalogue: ReportCatalogue) => ReactNode;
}) {
  const { language } = use(LanguageContext);
  const { state, again } = useAnswer(fetchCatalogue);
  const [known] = useState(rememberedCatalogue);
  const found = lastOf(state) ?? known;
  const catalogue = useMemo(() => found && inOrder(found, COMMON, language), [found, language]);
  const names = useMemo(() => catalogue && namesOf(catalogue, language), [catalogue, language]);
  return (
    <>
      {!catalogue && before}
      {state.at === 'failed' && <Problem error={state.error} since={state.since} onRetry={again} />}
      {!catalogue && state.at === 'loading' && skeleton}
      {catalogue && names && <NamesContext value={names}>{children(catalogue)}</NamesContext>}
    </>
  );
}
