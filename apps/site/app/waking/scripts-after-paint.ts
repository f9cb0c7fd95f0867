import { scriptJson } from '../machines/script-json.ts';
import { LATER, SLEEPING, wakeAfterPaint } from './wake-after-paint.ts';

/** What React Router's `<Scripts>` writes: what the page imports, and the module that begins it. */
const PRELOAD = '<link rel="modulepreload"';
const PROGRAM = /<script( nonce="[^"]*")? type="module" async="">([\s\S]*?)<\/script>/;

/**
 * The page with its scripts waiting for its first paint: each element stays one, where React looks for it when it takes
 * over. Once they are asked for, what one sees still goes first (`fetchpriority`). A page without scripts stays as it is.
 */
export function scriptsAfterPaint(html: string): string {
  const [, nonce = '', program] = PROGRAM.exec(html) ?? [];
  if (program === undefined) return html;
  const args = ['window', ...[program, LATER, SLEEPING].map(scriptJson)].join();
  return html
    .replace(PROGRAM, () => `<script${nonce}>(${wakeAfterPaint.toString()})(${args})</script>`)
    .replaceAll(PRELOAD, `<link rel="${LATER}" fetchpriority="low"`);
}
