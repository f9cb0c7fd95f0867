import type { ReportCatalogue } from '@sintonia/contracts';
import { useMemo } from 'react';
import { Link, type To, useNavigate } from 'react-router';
import { Section } from '../design/Section.tsx';
import { useHandler } from '../design/use-handler.ts';
import { useAddressState } from '../links/use-address-state.ts';
import { initialQuery } from '../query/preset-query.ts';
import type { Preset } from '../query/presets.ts';
import { type Condition, parseSort, type QueryState, sortText } from '../query/query-state.ts';
import type { ReportRequest, ReportScope } from '../query/report-request.ts';
import { useQueryWords } from '../query/use-query-words.ts';
import styles from './AnswerTable.module.css';
import { AnswerTable } from './AnswerTable.tsx';

const ROWS = 10;

const isSortText = (text: string): text is string => text !== '';

/** The first rows of a preset, sorted here. The screen decides where the other queries of a row open. */
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
  /** Its name in the address, which keeps its order. */
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
  const request = useMemo<ReportRequest>(() => ({ ...base, queryState: { ...first, sort } }), [base, first, sort]);
  const openQuery = useHandler((next: QueryState) => {
    const isSort = JSON.stringify({ ...next, sort: null }) === JSON.stringify({ ...request.queryState, sort: null });
    if (isSort) setWritten(sortText(next.sort));
    else navigate(addressAfter(next, request.queryState));
  });
  return (
    <Section
      title={name}
      isNamedAbove={isNamedAbove}
      aside={
        <Link className={styles.explore} to={addressOf(request.queryState)}>
          {words.openInExplore}
          <span className="heard"> · {name}</span>
        </Link>
      }
    >
      <AnswerTable request={request} catalogue={catalogue} mostRows={ROWS} onQuery={openQuery} whenEmpty={whenEmpty} />
    </Section>
  );
}
