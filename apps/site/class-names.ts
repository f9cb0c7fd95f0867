/**
 * Names of CSS module classes: two letters for the file, one for the class or animation. Vite's default names tell
 * where a class comes from, and were an eighth of the style sheet.
 */
import { globSync } from 'node:fs';
import { join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The same in the browser and the server build: it depends on the files alone. */
export function classNamesByFile(): (name: string, file: string, css: string) => string {
  const files = globSync(['apps/site/app/**/*.module.css', 'packages/*/src/**/*.module.css'], { cwd: ROOT }).sort();
  return (name, file, css) => {
    const fileAt = files.indexOf(relative(ROOT, file.replace(/\?.*$/, '')));
    const names = [...new Set([...css.matchAll(/(?:\.|@keyframes\s+)([A-Za-z_][\w-]*)/g)].map(([, found]) => found))];
    const nameAt = names.indexOf(name);
    if (fileAt < 0 || nameAt < 0) throw new Error(`no short name for .${name} of ${file}`);
    // Ad blockers hide classes such as `ads`: none of them begins with an underscore.
    return `_${letters(fileAt).padStart(2, 'a')}${letters(nameAt)}`;
  };
}

/** In base 52. */
function letters(number: number): string {
  const rest = Math.floor(number / LETTERS.length);
  return (rest > 0 ? letters(rest) : '') + LETTERS[number % LETTERS.length];
}
