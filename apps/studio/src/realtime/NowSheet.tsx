import { createPortal } from 'react-dom';
import { Sheet } from '../design/Sheet.tsx';
import { type NowOf, useNowFigureWords } from './now-figure-words.ts';

/** What a current number means: it has neither a query nor rows. */
export function NowSheet({ name, of, onClose }: { name: string; of: NowOf; onClose: (isRequested: boolean) => void }) {
  const words = useNowFigureWords();
  return createPortal(
    <Sheet title={name} close={words.close} onClose={onClose}>
      <p>{words[of]}</p>
      <p>{words.counting}</p>
    </Sheet>,
    document.body,
  );
}
