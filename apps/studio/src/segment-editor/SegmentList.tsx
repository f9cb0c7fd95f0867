import type { SavedSegment } from '@sintonia/contracts';
import { lastOf, useAnswer } from '../api/use-answer.ts';
import buttons from '../design/Button.module.css';
import type { ChosenSegment } from '../segments/chosen-segments.ts';
import { Problem } from '../states/Problem.tsx';
import { SkeletonLines } from '../states/Skeleton.tsx';
import { fetchSegments } from './fetch-segments.ts';
import { Entry } from './SegmentEntry.tsx';
import styles from './SegmentPicker.module.css';
import { useSegmentsWords } from './use-segments-words.ts';

const isSame = (one: ChosenSegment, other: ChosenSegment): boolean =>
  one.name === other.name && JSON.stringify(one.segments) === JSON.stringify(other.segments);

/** Saved segments: several may be chosen, and then all must hold. */
export function SegmentList({
  chosen,
  onChoose,
  onEdit,
}: {
  chosen: readonly ChosenSegment[];
  onChoose: (chosen: ChosenSegment[]) => void;
  /** Null: a new one. */
  onEdit: (saved: SavedSegment | null) => void;
}) {
  const words = useSegmentsWords();
  const { state, again } = useAnswer(fetchSegments);
  const saved = lastOf(state)?.segments;
  /** In the address only: used once, or changed since. */
  const others = chosen.filter((one) => !saved?.some((other) => isSame(one, other)));
  const toggle = (one: ChosenSegment) =>
    onChoose(
      chosen.some((other) => isSame(one, other))
        ? chosen.filter((other) => !isSame(one, other))
        : [...chosen, { name: one.name, segments: one.segments }],
    );
  return (
    <div className={styles.list}>
      {state.at === 'failed' && <Problem error={state.error} since={state.since} onRetry={again} />}
      {!saved && state.at === 'loading' && <SkeletonLines widths={[100, 80]} height={24} />}
      {saved && (
        <>
          {saved.length + others.length === 0 && <p className={styles.none}>{words.none}</p>}
          <ul className={styles.entries}>
            {saved.map((one) => (
              <Entry
                key={one.id}
                saved={one}
                isOn={chosen.some((other) => isSame(one, other))}
                onToggle={() => toggle(one)}
                onEdit={() => onEdit(one)}
                onRemoved={() => {
                  onChoose(chosen.filter((other) => !isSame(one, other)));
                  again();
                }}
              />
            ))}
            {others.map((one) => (
              <li key={JSON.stringify(one)} className={styles.entry}>
                <label>
                  <input type="checkbox" checked onChange={() => toggle(one)} />
                  <span>
                    {one.name} <em>{words.notOfList}</em>
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={styles.acts}>
        <button type="button" className={buttons.primary} onClick={() => onEdit(null)}>
          {words.create}
        </button>
        {chosen.length > 0 && (
          <button type="button" className={buttons.plain} onClick={() => onChoose([])}>
            {words.clear}
          </button>
        )}
      </div>
    </div>
  );
}
