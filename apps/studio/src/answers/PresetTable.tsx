import type { ReportCatalogue } from '@sintonia/contracts';
import { useDeferredValue, useMemo } from 'react';
import { Link, type To, useNavigate } from 'react-router';
import { Section } from '../design/Section.tsx';
import { useHandler } from '../design/use-handler.ts';
import { useAddressState, useAddressSwitch, useAddressText } from '../links/use-address-state.ts';
import { initialQuery } from '../query/preset-query.ts';
import type { Preset } from '../query/presets.ts';
import { type Condition, parseSort, type QueryState, sortText } from '../query/query-state.ts';
import type { ReportRequest, ReportScope } from '../query/report-request.ts';
import { useNamedValues } from '../query/use-named-values.ts';
import { useQueryWords } from '../query/use-query-words.ts';
import styles from './AnswerTable.module.css';
import { AnswerTable } from './AnswerTable.tsx';

const ROWS = 10;

const isSortText = (text: string): text is string => text !== '';

/** A query without what this table changes itself. */
const sameRows = (queryState: QueryState): string => JSON.stringify({ ...queryState, sort: null, search: '' });

/**
 * The first rows of a preset, or all of them with a search, sorted here. The screen decides where the other queries of a
 * row open.
 */
export function PresetTable({
  name,
  preset,
  inAddress,
  visitors,
  base,
  catalogue,
  addressOf,
  addressAfter = addressOf,
  isNamedAbove = false,
  whenEmpty,
}: {
  name: string;
  preset: Omit<Preset, 'key'>;
  /** Its name in the address, which keeps its order, its extent and its search. */
  inAddress: string;
  /** Conditions on the visitors, as in `QueryState`. */
  visitors?: readonly Condition[];
  base: ReportScope;
  catalogue: ReportCatalogue;
  addressOf: (queryState: QueryState) => To;
  /** Where a query of a row opens, if elsewhere. */
  addressAfter?: (next: QueryState, before: QueryState) => To;
  /** Same meaning as in `Section`. */
  isNamedAbove?: boolean;
  /** What fills it, for a table that is no preset. */
  whenEmpty?: string | undefined;
}) {
  const words = useQueryWords();
  const navigate = useNavigate();
  const first = useMemo<QueryState>(
    () => ({ ...initialQuery(preset), ...(visitors && { visitors }) }),
    [preset, visitors],
  );
  const [written, setWritten] = useAddressState(`ordre-${inAddress}`, sortText(first.sort), isSortText);
  const sort = useMemo(() => parseSort(written), [written]);
  const [isExtended, extend] = useAddressSwitch(`files-${inAddress}`, 'totes');
  // A hundred rows from memory would hold back the frame of the press.
  const isWhole = useDeferredValue(isExtended);
  const [typed, setTyped] = useAddressText(`cerca-${inAddress}`);
  const search = isWhole ? typed : '';
  const queryState = useMemo<QueryState>(() => ({ ...first, sort, search }), [first, sort, search]);
  const named = useNamedValues(queryState, base);
  const request = useMemo<ReportRequest>(() => ({ ...base, queryState, named }), [base, queryState, named]);
  const openQuery = useHandler((next: QueryState) => {
    const isOwn = sameRows(next) === sameRows(queryState);
    if (!isOwn) navigate(addressAfter(next, queryState));
    else if (next.search !== search) setTyped(next.search);
    else setWritten(sortText(next.sort));
  });
  const chooseExtent = useHandler(extend);
  return (
    <Section
      title={name}
      isNamedAbove={isNamedAbove}
      aside={
        <Link className={styles.explore} to={addressOf(queryState)}>
          {words.openInExplore}
          <span className="heard"> · {name}</span>
        </Link>
      }
    >
      <AnswerTable
        request={request}
        catalogue={catalogue}
        {...(!isWhole && { mostRows: ROWS })}
        onExtent={chooseExtent}
        onQuery={openQuery}
        whenEmpty={whenEmpty}
      />
    </Section>
  );
}
