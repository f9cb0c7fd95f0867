import { MEASUREMENT_SETTINGS } from '../../shared/measurement/read-settings.ts';
import { scriptJson } from '../../shared/structured-data/script-json.ts';
import { DEFERRED_REL, hydrateAfterPaint, PENDING_HYDRATION } from './hydrate-after-paint.ts';

/** Output of React Router's `<Scripts>`: the imports of the page, and its entry module. */
const PRELOAD = '<link rel="modulepreload"';
const PROGRAM = /<script( nonce="[^"<>]*")? type="module" async="">/;
const END = '</script>';

/**
 * Defers the scripts of a page until its first paint: each element stays in its place, where hydration expects it.
 * Preloads get `fetchpriority="low"`, so that visible content loads first. A page without scripts stays unchanged.
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
