import { lazy, Suspense } from 'react';
import { useOpened } from '../design/use-opened.ts';
import figure from '../figures/OpenableFigure.module.css';
import { useFormats } from '../messages/language.ts';
import type { NowOf } from './now-figure-words.ts';

const NowSheet = lazy(async () => ({ default: (await import('./NowSheet.tsx')).NowSheet }));

/** A current number; a press says what it means. @param shown on its way to the value @param text with the number in words */
export function NowFigure({
  name,
  of,
  value,
  shown = value,
  text,
}: {
  name: string;
  of: NowOf;
  value: number;
  shown?: number;
  text?: string;
}) {
  const formats = useFormats();
  const [opened, setOpened] = useOpened<true>();
  return (
    <>
      <button
        type="button"
        className={figure.figure}
        aria-haspopup="dialog"
        aria-label={`${name}: ${text ?? formats.count(value)}`}
        onClick={() => setOpened(true)}
      >
        <data value={value}>{text ?? formats.count(shown)}</data>
      </button>
      {opened && (
        <Suspense fallback={null}>
          <NowSheet {...{ name, of }} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}
