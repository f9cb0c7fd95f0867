import type { ReportCatalogue } from '@sintonia/contracts';
import buttons from '../design/Button.module.css';
import { Popover } from '../design/Popover.tsx';
import { NameList } from '../query/NameList.tsx';
import { useNames } from '../query/names-context.ts';
import { useQueryWords } from '../query/use-query-words.ts';
import styles from './QueryBar.module.css';

/** As many names as fit, then the number of the others. */
export function MetricsText({ metrics }: { metrics: readonly string[] }) {
  const words = useQueryWords();
  const names = useNames();
  const shown = metrics.slice(0, 3).map(names.nameOf).join(', ');
  return (
    <>
      <span className="heard">{words.metrics}: </span>
      {shown}
      {metrics.length > 3 && <span className={styles.more}> +{metrics.length - 3}</span>}
    </>
  );
}

export function DimensionPart({
  word,
  trigger,
  label,
  catalogue,
  isChosen,
  isTaken,
  whyNot,
  onChoose,
  onRemove,
}: {
  word: string;
  trigger: string;
  label: string;
  catalogue: ReportCatalogue;
  isChosen: (key: string) => boolean;
  /** Already used elsewhere in the query. */
  isTaken: (key: string) => boolean;
  whyNot: (entry: ReportCatalogue['dimensions'][number]) => string | null;
  onChoose: (key: string) => void;
  onRemove?: () => void;
}) {
  const words = useQueryWords();
  return (
    <span className={styles.phrase}>
      {word && <span className={styles.word}>{word}</span>}
      <Popover
        triggerClass={`${styles.part} ${onRemove ? '' : styles.add}`}
        title={words.dimension}
        label={label}
        trigger={trigger}
      >
        {(close) => (
          <>
            <NameList
              label={words.dimension}
              entries={catalogue.dimensions.filter(({ key }) => !isTaken(key))}
              isChosen={isChosen}
              whyNot={whyNot}
              onChoose={(key) => {
                close();
                onChoose(key);
              }}
            />
            {onRemove && (
              <button
                type="button"
                className={`${buttons.plain} ${styles.remove}`}
                onClick={() => {
                  close();
                  onRemove();
                }}
              >
                {words.removeDimension}
              </button>
            )}
          </>
        )}
      </Popover>
    </span>
  );
}
