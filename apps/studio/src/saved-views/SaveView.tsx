import type { ReportQueryInput } from '@sintonia/contracts';
import { lazy, Suspense } from 'react';
import buttons from '../design/Button.module.css';
import { Popover } from '../design/Popover.tsx';
import { useWordsOf } from '../messages/language.ts';
import { SkeletonBlock } from '../states/Skeleton.tsx';
import styles from './SaveView.module.css';

/** Loaded when opened, because most views are not saved. */
const SaveForm = lazy(async () => ({ default: (await import('./SaveForm.tsx')).SaveForm }));

const catalan = { save: 'Desa', title: 'Desa aquesta vista' };
const english = { save: 'Save', title: 'Save this view' };

/**
 * Opens the form that saves the view of the address.
 *
 * @param name suggested
 * @param query of its figures, for tiles and emails
 */
export function SaveView({ name, query }: { name: string; query: ReportQueryInput | null }) {
  const words = useWordsOf(catalan, english);
  return (
    <span className={styles.save}>
      <Popover triggerClass={buttons.plain} trigger={words.save} title={words.title}>
        <Suspense fallback={<SkeletonBlock height={240} />}>
          <SaveForm suggested={name} query={query} />
        </Suspense>
      </Popover>
    </span>
  );
}
