/**
 * Paper is light. Style sheets know it by their medium; drawings on a canvas read their colours while the window still
 * is a screen, so the theme itself is light from before the window is printed until after.
 *
 * @returns the end of it
 */
export function printLight(
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  root: HTMLElement,
): () => void {
  let screen: string | undefined;
  const print = () => {
    screen = root.dataset.theme;
    root.dataset.theme = 'light';
  };
  const end = () => {
    if (screen !== undefined) root.dataset.theme = screen;
    screen = undefined;
  };
  // Captured: before the listeners that draw for paper.
  window.addEventListener('beforeprint', print, { capture: true });
  window.addEventListener('afterprint', end, { capture: true });
  return () => {
    end();
    window.removeEventListener('beforeprint', print, { capture: true });
    window.removeEventListener('afterprint', end, { capture: true });
  };
}
