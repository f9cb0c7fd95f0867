import { lazy, Suspense } from 'react';
import figure from '../figures/OpenableFigure.module.css';
import { shortKey } from '../links/sheet-address.ts';
import { useSheet } from '../links/use-sheet.ts';
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
  const [opened, open, close] = useSheet(`ara-${shortKey(of + name)}`);
  return (
    <>
      <button
        type="button"
        className={figure.figure}
        aria-haspopup="dialog"
        aria-label={`${name}: ${text ?? formats.count(value)}`}
        onClick={() => open(of)}
      >
        <data value={value}>{text ?? formats.count(shown)}</data>
      </button>
      {opened !== null && (
        <Suspense fallback={null}>
          <NowSheet {...{ name, of }} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
