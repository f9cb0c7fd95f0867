import { lazy, Suspense, useEffect, useState } from 'react';

const Palette = lazy(async () => ({ default: (await import('./Palette.tsx')).Palette }));

/** Ctrl-K or Command-K opens the palette on every screen. Its code is loaded on first use. */
export function PaletteKey() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return (
    isOpen && (
      <Suspense fallback={null}>
        <Palette onClose={() => setOpen(false)} />
      </Suspense>
    )
  );
}
