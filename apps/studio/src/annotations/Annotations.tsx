import type { Annotation } from '@sintonia/contracts';
import { lazy, Suspense, useState } from 'react';
import { useFormats } from '../messages/language.ts';
import { SkeletonBlock } from '../states/Skeleton.tsx';
import styles from './AnnotationList.module.css';
import { useAnnotationWords } from './annotation-words.ts';

/** Fetched when it is opened. */
const AnnotationList = lazy(async () => ({ default: (await import('./AnnotationList.tsx')).AnnotationList }));

/** Under a curve: how many annotations it has, and, opened, their list. */
export function Annotations({ annotations, onChanged }: { annotations: readonly Annotation[]; onChanged: () => void }) {
  const words = useAnnotationWords();
  const formats = useFormats();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.annotations} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.count(formats.count(annotations.length))}</summary>
      {isOpen && (
        <Suspense fallback={<SkeletonBlock height={48} />}>
          <AnnotationList annotations={annotations} onChanged={onChanged} />
        </Suspense>
      )}
    </details>
  );
}
