import { Sheet } from '../design/Sheet.tsx';
import { useNames } from '../query/names-context.ts';
import { FigureBasis, type OpenedFigureProps } from './FigureBasis.tsx';
import { useSheetWords } from './use-sheet-words.ts';

/** Basis of a figure of an answer, at the side. */
export function FigureSheet({ onClose, ...opened }: OpenedFigureProps & { onClose: (isRequested: boolean) => void }) {
  const { sheet: words } = useSheetWords();
  const names = useNames();
  return (
    <Sheet title={names.nameOf(opened.metric)} close={words.close} onClose={onClose}>
      <FigureBasis {...opened} />
    </Sheet>
  );
}
