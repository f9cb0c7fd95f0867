import type { SavedView } from '@sintonia/contracts';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { Link } from 'react-router';
import buttons from '../design/Button.module.css';
import { useFormats } from '../messages/language.ts';
import { moved } from '../query/moved.ts';
import { orderBoard, pinView } from '../saved-views/fetch-saved-views.ts';
import { useSavedViewsWords } from '../saved-views/use-saved-views-words.ts';
import { BoardTile } from './BoardTile.tsx';
import styles from './MyBoard.module.css';
import { PathTile } from './PathTile.tsx';
import { loadOf } from './path-figures.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Figures of the screen that the view opens, else of its query; a screen without figures is a link. */
function Figures({ view }: { view: SavedView }) {
  const words = useSavedViewsWords();
  const load = useMemo(() => loadOf(view.path), [view.path]);
  if (load) return <PathTile view={view} load={load} />;
  if (view.query) return <BoardTile view={view} query={view.query} />;
  return (
    <p className={styles.note}>
      {words.noFigures}{' '}
      <Link to={view.path} className={buttons.plain}>
        {words.openOf(view.name)}
      </Link>
    </p>
  );
}

/** Pinned reports in their order: dragged by the pointer, moved by the arrow keys on the handle. */
export function BoardTiles({ pinned, onChanged }: { pinned: readonly SavedView[]; onChanged: () => void }) {
  const words = useSavedViewsWords();
  const formats = useFormats();
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [status, setStatus] = useState('');
  const ids = pinned.map(({ id }) => id);
  const current = order ? [...order.filter((id) => ids.includes(id)), ...ids.filter((id) => !order.includes(id))] : ids;
  const tiles = current.flatMap((id) => pinned.filter((view) => view.id === id));

  const place = (view: SavedView, to: number, isKept: boolean) => {
    const next = moved(current, current.indexOf(view.id), to);
    setOrder(next);
    if (!isKept) return;
    setStatus(words.moved(view.name, formats.count(next.indexOf(view.id) + 1), formats.count(next.length)));
    void orderBoard(next);
  };
  const press = (event: KeyboardEvent, view: SavedView) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    place(view, current.indexOf(view.id) + step, true);
  };
  const unpin = async (view: SavedView) => {
    const answer = await pinView(view.id, false);
    if (answer.ok) onChanged();
  };

  return (
    <>
      <ul className={styles.tiles} aria-label={words.tiles}>
        {tiles.map((view, at) => (
          <li
            key={view.id}
            className={styles.tile}
            data-dragged={view.id === dragged}
            draggable
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              event.dataTransfer.setData('text/plain', view.name);
              setDragged(view.id);
            }}
            onDragEnd={() => {
              setDragged(null);
              void orderBoard(current);
            }}
            onDragOver={(event) => {
              if (dragged === null) return;
              event.preventDefault();
              const moving = tiles.find(({ id }) => id === dragged);
              if (moving && moving.id !== view.id) place(moving, at, false);
            }}
            onDrop={(event) => event.preventDefault()}
          >
            <div className={styles.head}>
              <h2 className={styles.name}>{view.name}</h2>
              <button
                type="button"
                className={styles.handle}
                aria-label={words.move(view.name)}
                onKeyDown={(event) => press(event, view)}
              >
                <svg viewBox="0 0 12 16" width="12" height="16" aria-hidden="true">
                  <path d="M3 3V3.100M9 3V3.100M3 8V8.100M9 8V8.100M3 13V13.100M9 13V13.100" />
                </svg>
              </button>
              <button
                type="button"
                className={styles.unpin}
                aria-label={words.unpinOf(view.name)}
                onClick={() => unpin(view)}
              >
                <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
                  <path d="M2 2L10 10M10 2L2 10" />
                </svg>
              </button>
            </div>
            <Figures view={view} />
          </li>
        ))}
      </ul>
      <p className="heard" role="status">
        {status}
      </p>
    </>
  );
}
