import { expect, test } from 'vitest';
import { printLight } from './print-light.ts';

test('R-18 drawings for paper read the light theme, and the screen has its own again afterwards', () => {
  const window = new EventTarget() as Window; // cast: only its listeners are used
  const root = { dataset: { theme: 'dark' } } as unknown as HTMLElement; // cast: only its theme is used
  const themes: (string | undefined)[] = [];
  const end = printLight(window, root);
  window.addEventListener('beforeprint', () => themes.push(root.dataset.theme));
  window.dispatchEvent(new Event('beforeprint'));
  window.dispatchEvent(new Event('afterprint'));
  themes.push(root.dataset.theme);
  end();
  window.dispatchEvent(new Event('beforeprint'));
  expect(themes).toEqual(['light', 'dark', 'dark']);
});
