import { dimensionsOfAny } from '../query/catalogue.ts';
import { ScreenFilters } from '../query/ScreenFilters.tsx';
import { useConditions } from '../query/use-conditions.ts';
import { WithCatalogue } from '../query/WithCatalogue.tsx';
import { FIGURES } from './Tiles.tsx';

/** Filters of the overview, while it has none: with one, its figures are those of a query. */
export function OverviewFilters() {
  const { conditions, choose } = useConditions();
  return (
    <WithCatalogue skeleton={null}>
      {(catalogue) => (
        <ScreenFilters conditions={conditions} dimensions={dimensionsOfAny(catalogue, FIGURES)} onChange={choose} />
      )}
    </WithCatalogue>
  );
}
