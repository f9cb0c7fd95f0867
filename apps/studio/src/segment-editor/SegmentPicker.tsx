import type { SavedSegment } from '@sintonia/contracts';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { Popover } from '../design/Popover.tsx';
import { useOpened } from '../design/use-opened.ts';
import type { ChosenSegment } from '../segments/chosen-segments.ts';
import { useSegments } from '../segments/use-segments.ts';
import { SkeletonBlock } from '../states/Skeleton.tsx';
import styles from './SegmentPicker.module.css';
import { usePickerWords } from './use-picker-words.ts';

/** Loaded when opened. */
const SegmentList = lazy(async () => ({ default: (await import('./SegmentList.tsx')).SegmentList }));
const SegmentEditor = lazy(async () => ({ default: (await import('./SegmentEditor.tsx')).SegmentEditor }));

/** Segments of the screen, in its bar: chosen ones by name; the list opens to choose, build and change them. */
export function SegmentPicker() {
  const words = usePickerWords();
  const navigate = useNavigate();
  const { chosen, addressOf } = useSegments();
  const [edited, setEdited] = useOpened<{ saved: SavedSegment | null }>();
  const audience = chosen.map(({ name }) => name).join(' + ') || words.everybody;
  const choose = (next: readonly ChosenSegment[]) => navigate(addressOf(next), { preventScrollReset: true });
  return (
    <>
      <div className={styles.segments}>
        <Popover
          triggerClass={`${styles.open} ${chosen.length > 0 ? styles.chosen : ''}`}
          title={words.title}
          trigger={audience}
          label={words.openList(audience)}
        >
          {(close) => (
            <Suspense fallback={<SkeletonBlock height={120} />}>
              <SegmentList
                chosen={chosen}
                onChoose={choose}
                onEdit={(saved) => {
                  close();
                  setEdited({ saved });
                }}
              />
            </Suspense>
          )}
        </Popover>
      </div>
      {edited && (
        <Suspense fallback={null}>
          <SegmentEditor
            saved={edited.saved}
            onClose={() => setEdited(null)}
            onUse={(made) => {
              const before = edited.saved?.name;
              setEdited(null);
              choose([...chosen.filter(({ name }) => name !== made.name && name !== before), made]);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
