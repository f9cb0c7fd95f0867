/** Imports of a module: static and dynamic imports, re-exports, types by `import()`, and `composes … from` of CSS. */
const IMPORTS = [
  /^\s*(?:import|export)\b[^'"`;()]*?\bfrom\s*['"]([^'"\n]+)['"]/gm,
  /^\s*import\s*['"]([^'"\n]+)['"]/gm,
  /\bimport\(\s*['"`]([^'"`\n]+)['"`]/g,
  /\b(?:composes:[^;]*?from|@import)\s*['"]([^'"\n]+)['"]/g,
];

const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

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
