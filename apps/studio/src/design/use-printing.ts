import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** True from before the window is printed until after: what is drawn then is on paper. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const print = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', print);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', print);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
