import type { SavedViewInput } from '@sintonia/contracts';
import { lazy, Suspense } from 'react';
import buttons from '../design/Button.module.css';
import { Popover } from '../design/Popover.tsx';
import { useWordsOf } from '../messages/language.ts';
import { SkeletonBlock } from '../states/Skeleton.tsx';
import styles from './SaveView.module.css';

/** Figures of a view: those of a query, of an analysis, or none. */
export type ViewFigures = Pick<SavedViewInput, 'query' | 'analysis'>;

/** Loaded when opened, because most views are not saved. */
const SaveForm = lazy(async () => ({ default: (await import('./SaveForm.tsx')).SaveForm }));

const catalan = { save: 'Desa', title: 'Desa aquesta vista' };
const english = { save: 'Save', title: 'Save this view' };

/**
 * Opens the form that saves the view of the address.
 *
 * @param name suggested
 * @param figures its query or its analysis, for tiles and emails
 */
export function SaveView({ name, ...figures }: { name: string } & ViewFigures) {
  const words = useWordsOf(catalan, english);
  return (
    <span className={styles.save}>
      <Popover triggerClass={buttons.plain} trigger={words.save} title={words.title}>
        <Suspense
          fallback={
            <div className={styles.form}>
              <SkeletonBlock height={240} />
            </div>
          }
        >
          <SaveForm suggested={name} figures={figures} />
        </Suspense>
      </Popover>
    </span>
  );
}
