/** Imports of a module: static and dynamic imports, re-exports, types by `import()`, and `composes … from` of CSS. */
const IMPORTS = [
  /^\s*(?:import|export)\b[^'"`;()]*?\bfrom\s*['"]([^'"\n]+)['"]/gm,
  /^\s*import\s*['"]([^'"\n]+)['"]/gm,
  /\bimport\(\s*['"`]([^'"`\n]+)['"`]/g,
  /\b(?:composes:[^;]*?from|@import)\s*['"]([^'"\n]+)['"]/g,
];

const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** Specifiers as written, each once. */
export function importsOf(text: string): string[] {
  const code = text.replace(COMMENTS, '');
  return [...new Set(IMPORTS.flatMap((pattern) => [...code.matchAll(pattern)].map(([, name = '']) => name)))];
}
