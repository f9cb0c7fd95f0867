import { type DragEvent, type KeyboardEvent, useId } from 'react';
import { moved } from '../query/moved.ts';
import { useNames } from '../query/names-context.ts';
import { useExploreWords } from './explore-words.ts';
import styles from './FieldTray.module.css';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Rows or columns of the table in their order: dropped here, moved by pointer or by arrow keys, removed with Delete. */
export function FieldZone({
  title,
  empty,
  keys,
  dragged,
  isFixed,
  onDrag,
  onChange,
}: {
  title: string;
  /** Shown without any. */
  empty?: string;
  keys: readonly string[];
  /** What is being dragged, if it may be dropped here. */
  dragged: string | null;
  /** The last one stays. */
  isFixed: boolean;
  onDrag: (key: string | null) => void;
  onChange: (keys: string[]) => void;
}) {
  const words = useExploreWords();
  const { nameOf } = useNames();
  const id = useId();
  const canRemove = !isFixed || keys.length > 1;
  const put = (key: string, at: number) => {
    const all = keys.includes(key) ? keys : [...keys, key];
    onChange(moved(all, all.indexOf(key), at));
  };
  const drop = (event: DragEvent<HTMLElement>) => {
    if (dragged === null) return;
    event.preventDefault();
    const over = (event.target as Element).closest<HTMLElement>('[data-at]'); // cast: drag events come from elements
    put(dragged, over ? Number(over.dataset.at) : keys.length);
    onDrag(null);
  };
  /** The focus goes to a neighbour, or to the zone when it is empty. */
  const remove = (button: HTMLElement, key: string) => {
    const item = button.closest('li');
    const beside = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector('button');
    (beside ?? button.closest<HTMLElement>('section'))?.focus();
    onChange(keys.filter((one) => one !== key));
  };
  const press = (event: KeyboardEvent<HTMLElement>, key: string, at: number) => {
    const step = STEPS[event.key];
    if (step !== undefined) put(key, at + step);
    else if (canRemove && (event.key === 'Delete' || event.key === 'Backspace')) remove(event.currentTarget, key);
    else return;
    event.preventDefault();
  };

  return (
    <section
      aria-labelledby={id}
      className={styles.zone}
      tabIndex={-1}
      data-open={dragged !== null}
      onDragOver={(event) => dragged !== null && event.preventDefault()}
      onDrop={drop}
    >
      <h2 id={id}>{title}</h2>
      {keys.length === 0 && <p>{empty}</p>}
      <ol>
        {keys.map((key, at) => (
          <li key={key} data-at={at} draggable onDragStart={() => onDrag(key)} onDragEnd={() => onDrag(null)}>
            <button
              type="button"
              className={styles.field}
              aria-label={words.move(nameOf(key), at + 1, keys.length)}
              onKeyDown={(event) => press(event, key, at)}
            >
              {nameOf(key)}
            </button>
            {canRemove && (
              <button
                type="button"
                className={styles.remove}
                aria-label={words.remove(nameOf(key))}
                onClick={(event) => remove(event.currentTarget, key)}
              >
                <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
                  <path d="M1 1L9 9M9 1L1 9" />
                </svg>
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
