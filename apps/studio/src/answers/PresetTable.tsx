import type { ReportCatalogue } from '@sintonia/contracts';
import { useMemo, useState } from 'react';
import { Link, type To, useNavigate } from 'react-router';
import buttons from '../design/Button.module.css';
import { Section } from '../design/Section.tsx';
import { initialQuery } from '../query/preset-query.ts';
import type { Preset } from '../query/presets.ts';
import type { Condition, QueryState } from '../query/query-state.ts';
import type { ReportRequest, ReportScope } from '../query/report-request.ts';
import { useQueryWords } from '../query/use-query-words.ts';
import { AnswerTable } from './AnswerTable.tsx';

const ROWS = 10;

/** The first rows of a preset, sorted here. Other queries on a row open in «Explora». */
export function PresetTable({
  name,
  preset,
  visitors,
  base,
  catalogue,
  addressOf,
}: {
  name: string;
  preset: Omit<Preset, 'key'>;
  /** Conditions on the visitors, as in `QueryState`. */
  visitors?: readonly Condition[];
  base: ReportScope;
  catalogue: ReportCatalogue;
  addressOf: (queryState: QueryState) => To;
}) {
  const words = useQueryWords();
  const navigate = useNavigate();
  const first = useMemo<QueryState>(
    () => ({ ...initialQuery(preset), ...(visitors && { visitors }) }),
    [preset, visitors],
  );
  const [sort, setSort] = useState(first.sort);
  const request = useMemo<ReportRequest>(() => ({ ...base, queryState: { ...first, sort } }), [base, first, sort]);
  return (
    <Section
      title={name}
      aside={
        <Link className={buttons.plain} to={addressOf(request.queryState)}>
          {words.openInExplore}
          <span className="heard"> · {name}</span>
        </Link>
      }
    >
      <AnswerTable
        request={request}
        catalogue={catalogue}
        mostRows={ROWS}
        onQuery={(next) => {
          const isSort =
            JSON.stringify({ ...next, sort: null }) === JSON.stringify({ ...request.queryState, sort: null });
          if (isSort) setSort(next.sort);
          else navigate(addressOf(next));
        }}
      />
    </Section>
  );
}
