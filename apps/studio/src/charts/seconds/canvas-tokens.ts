/** Colours of the design on a canvas, which style sheets do not reach. */

export type Token = 'paper' | 'ink' | 'quiet' | 'line' | 'tele' | 'temps' | 'radio' | 'noticies';

const FORCED = '(forced-colors: active)';

/** The canvas follows forced colours, as the rest of the page does. */
const SYSTEM: Readonly<Record<Token, string>> = {
  paper: 'Canvas',
  ink: 'CanvasText',
  quiet: 'CanvasText',
  line: 'GrayText',
  tele: 'LinkText',
  temps: 'LinkText',
  radio: 'LinkText',
  noticies: 'LinkText',
};

export const tokenColour = (token: Token): string =>
  matchMedia(FORCED).matches
    ? SYSTEM[token]
    : getComputedStyle(document.documentElement).getPropertyValue(`--${token}`).trim();

/** Calls `then` when another theme or forced colours are chosen. Returns the end of it. */
export function whenColoursChange(then: () => void): () => void {
  const theme = new MutationObserver(then);
  theme.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  const forced = matchMedia(FORCED);
  forced.addEventListener('change', then);
  return () => {
    theme.disconnect();
    forced.removeEventListener('change', then);
  };
}
