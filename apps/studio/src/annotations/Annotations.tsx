import type { Annotation } from '@sintonia/contracts';
import { lazy, Suspense, useState } from 'react';
import type { RequestError } from '../api/request.ts';
import { useFormats } from '../messages/language.ts';
import { Problem } from '../states/Problem.tsx';
import { SkeletonBlock } from '../states/Skeleton.tsx';
import styles from './AnnotationList.module.css';
import { useAnnotationWords } from './annotation-words.ts';

/** Fetched when it is opened. */
const AnnotationList = lazy(async () => ({ default: (await import('./AnnotationList.tsx')).AnnotationList }));

/** Under a curve: how many annotations it has, once that is known, and, opened, their list. */
export function Annotations({
  annotations,
  error,
  onChanged,
}: {
  /** Null until they are known. */
  annotations: readonly Annotation[] | null;
  /** Why they are not known. */
  error: RequestError | null;
  onChanged: () => void;
}) {
  const words = useAnnotationWords();
  const formats = useFormats();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.annotations} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{annotations === null ? words.title : words.count(formats.count(annotations.length))}</summary>
      {isOpen &&
        annotations === null &&
        (error ? <Problem error={error} onRetry={onChanged} /> : <SkeletonBlock height={48} />)}
      {isOpen && annotations !== null && (
        <Suspense fallback={<SkeletonBlock height={48} />}>
          <AnnotationList annotations={annotations} onChanged={onChanged} />
        </Suspense>
      )}
    </details>
  );
}
