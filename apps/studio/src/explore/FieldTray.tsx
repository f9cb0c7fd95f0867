import type { ReportCatalogue } from '@sintonia/contracts';
import { useState } from 'react';
import { NameList } from '../query/NameList.tsx';
import { MOST_DIMENSIONS, type QueryState } from '../query/query-state.ts';
import { useQueryWords } from '../query/use-query-words.ts';
import { useExploreWords } from './explore-words.ts';
import styles from './FieldTray.module.css';
import { FieldZone } from './FieldZone.tsx';
import { useQueryFields } from './use-query-fields.ts';

/** What is being dragged, from a list or a zone. */
interface Dragged {
  kind: 'metrics' | 'dimensions';
  key: string;
}

/** Rows and columns of the table, chosen and ordered by dragging, pressing or keys. */
export function FieldTray({
  queryState,
  catalogue,
  onChange,
}: {
  queryState: QueryState;
  catalogue: ReportCatalogue;
  onChange: (queryState: QueryState) => void;
}) {
  const words = useQueryWords();
  const own = useExploreWords();
  const { change, toggleMetric, toggleDimension, whyNotMetric, whyNotDimension, canAddDimension } = useQueryFields(
    queryState,
    onChange,
  );
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const draggedOf = (kind: Dragged['kind']) => (dragged?.kind === kind ? dragged.key : null);
  const drag = (kind: Dragged['kind']) => (key: string | null) => setDragged(key === null ? null : { kind, key });
  const { metrics, dimensions } = queryState;

  return (
    <div className={styles.tray}>
      <p className={styles.hint}>{own.hint}</p>
      <div>
        <FieldZone
          title={own.rows}
          empty={own.noRows}
          keys={dimensions}
          dragged={draggedOf('dimensions')}
          isFixed={false}
          onDrag={drag('dimensions')}
          onChange={(next) => change({ dimensions: next })}
        />
        <NameList
          label={words.dimension}
          entries={catalogue.dimensions}
          isChosen={(key) => dimensions.includes(key)}
          whyNot={(entry) =>
            canAddDimension || dimensions.includes(entry.key) ? whyNotDimension(entry) : own.mostRows(MOST_DIMENSIONS)
          }
          onChoose={toggleDimension}
          onDrag={drag('dimensions')}
        />
      </div>
      <div>
        <FieldZone
          title={own.columns}
          keys={metrics}
          dragged={draggedOf('metrics')}
          isFixed
          onDrag={drag('metrics')}
          onChange={(next) => change({ metrics: next })}
        />
        <NameList
          label={words.metrics}
          entries={catalogue.metrics}
          isChosen={(key) => metrics.includes(key)}
          whyNot={whyNotMetric}
          onChoose={toggleMetric}
          onDrag={drag('metrics')}
        />
      </div>
    </div>
  );
}
