import { MEASUREMENT_SETTINGS } from '../measurement/read-settings.ts';
import { scriptJson } from '../structured-data/script-json.ts';
import { DEFERRED_REL, hydrateAfterPaint, PENDING_HYDRATION } from './hydrate-after-paint.ts';

/** What React Router's `<Scripts>` writes: what the page imports, and the module that begins it. */
const PRELOAD = '<link rel="modulepreload"';
const PROGRAM = /<script( nonce="[^"<>]*")? type="module" async="">/;
const END = '</script>';

/**
 * The page with its scripts waiting for its first paint: each element stays one, where React looks for it when it takes
 * over. Once they are asked for, what one sees still goes first (`fetchpriority`). A page without scripts stays as it is.
 */
export function scriptsAfterPaint(html: string): string {
  const found = PROGRAM.exec(html);
  const begin = found ? found.index + found[0].length : -1;
  const end = found ? html.indexOf(END, begin) : -1;
  if (!found || end < 0) return html;
  const [, nonce = ''] = found;
  const program = html.slice(begin, end);
  const args = ['window', ...[program, MEASUREMENT_SETTINGS, DEFERRED_REL, PENDING_HYDRATION].map(scriptJson)].join();
  const inlineScript = `<script${nonce}>(${hydrateAfterPaint.toString()})(${args})${END}`;
  return `${html.slice(0, found.index)}${inlineScript}${html.slice(end + END.length)}`.replaceAll(
    PRELOAD,
    `<link rel="${DEFERRED_REL}" fetchpriority="low"`,
  );
}
