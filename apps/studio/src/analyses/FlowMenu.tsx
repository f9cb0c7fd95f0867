import type { ReportCatalogue } from '@sintonia/contracts';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { RowMenu } from '../answers/RowMenu.tsx';
import buttons from '../design/Button.module.css';
import { goTogether } from '../query/catalogue.ts';
import { exploreAddress } from '../query/explore-address.ts';
import { useNames } from '../query/names-context.ts';
import { ownFilter } from '../query/own-filter.ts';
import { initialQuery } from '../query/preset-query.ts';
import type { QueryState } from '../query/query-state.ts';
import { useConditions } from '../query/use-conditions.ts';
import { useValueText } from '../query/use-value-text.ts';
import { useSegments } from '../segments/use-segments.ts';
import { useAnalysisWords } from './use-analysis-words.ts';

/**
 * The menu of a row of a table, for a value of a flow. It keeps or leaves out the visits that had the value: a filter of
 * hits would leave nothing around the middle.
 */
export function FlowMenu({
  button,
  dimension,
  value,
  catalogue,
  onMiddle,
  onClose,
}: {
  button: HTMLElement;
  dimension: string;
  value: string;
  catalogue: ReportCatalogue;
  onMiddle: () => void;
  onClose: () => void;
}) {
  const words = useAnalysisWords();
  const names = useNames();
  const textOf = useValueText();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { conditions } = useConditions();
  const { chosen, addressOf } = useSegments();
  const metric = dimension === 'videoTitle' ? 'visits' : 'pageviews';
  const queryState = useMemo(
    () => initialQuery({ metrics: [metric], dimensions: [dimension], conditions }),
    [metric, dimension, conditions],
  );
  const counted = names.metric(metric);
  const open = (next: QueryState) => {
    onClose();
    const isExcluded = ownFilter(next, queryState, [])?.at(-1)?.isExcluded;
    if (isExcluded === undefined) {
      navigate(exploreAddress(search, next));
      return;
    }
    const name = (isExcluded ? words.flow.without : words.flow.only)(textOf(dimension, value));
    const where = { is: 'equals' as const, dimension, value };
    const others = chosen.filter((one) => one.name !== name);
    navigate(addressOf([...others, { name, segments: [{ level: 'visit', where, isExcluded }] }]), {
      preventScrollReset: true,
    });
  };
  return (
    <RowMenu
      button={button}
      dimension={dimension}
      row={{ dimensions: { [dimension]: value }, metrics: {} }}
      queryState={queryState}
      breakdowns={catalogue.dimensions.filter(
        (entry) => entry.key !== dimension && (counted === undefined || goTogether(entry, counted)),
      )}
      onQuery={open}
      onClose={onClose}
    >
      <button type="button" className={buttons.plain} onClick={onMiddle}>
        {words.flow.toMiddle}
      </button>
    </RowMenu>
  );
}
