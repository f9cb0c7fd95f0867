/**
 * Imports of a module: static and dynamic imports, re-exports, types by `import()`, `require`,
 * `import.meta`, and `composes … from` and `@import` of CSS.
 */
const IMPORTS = [
  /(?:^|;)\s*(?:import|export)\b[^'"`;()]*?\bfrom\s*['"]([^'"\n]+)['"]/gm,
  /(?:^|;)\s*import\s*['"]([^'"\n]+)['"]/gm,
  /\b(?:import|require|import\.meta\.(?:resolve|glob))\(\s*['"`]([^'"`\n]+)['"`]/g,
  /\bcreateRequire\([^)]*\)\(\s*['"]([^'"\n]+)['"]/g,
  /(?:\bcomposes:[^;]*?\bfrom|@import)\s*(?:url\(\s*)?['"]([^'"\n]+)['"]/g,
];
/** Sources that start in a thread or process of their own. */
const STARTED = /\bnew URL\(\s*['"]([^'"\n]+\.[cm]?[jt]sx?)['"],\s*import\.meta\.url/g;
/** `import(path)`: anything but a literal. */
const COMPUTED = /\bimport\(\s*(?!['"`\s])(?!\.\.\.)/;

const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** Whether a module loads another one by a path that is not in its text. */
export const loadsComputed = (text: string): boolean => COMPUTED.test(text.replace(COMMENTS, ''));

/** Each text is read once: a test plants one file after another into the same sources. */
const read = new Map<string, readonly string[]>();

/** Specifiers as written, each once. */
export function importsOf(text: string): readonly string[] {
  const known = read.get(text);
  if (known) return known;
  const code = text.replace(COMMENTS, '');
  const found = [...new Set(IMPORTS.flatMap((pattern) => [...code.matchAll(pattern)].map(([, name = '']) => name)))];
  read.set(text, found);
  return found;
}

/** Sources that a module starts as a worker or a process: `new URL('./worker.ts', import.meta.url)`. */
export const startedSourcesOf = (text: string): string[] =>
  [...text.replace(COMMENTS, '').matchAll(STARTED)].map(([, name = '']) => name);
