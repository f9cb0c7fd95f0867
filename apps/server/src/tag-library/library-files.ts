/** Scripts of the library as pages get them: in memory, compressed once. */
import { createHash } from 'node:crypto';
import { LIBRARY_ENTRY } from '@sintonia/contracts';
import { type CompressedFile, createCompressedFile } from '../http/answers/compressed-file.ts';
import { libraryScript } from './library-script.ts';
import { type LibraryFacts, settingsStatement } from './library-settings.ts';
import type { LibraryStore } from './library-store.ts';
import { retainNewest } from './retain-newest.ts';

/** Versions that stay in memory; an environment's open pages have one to three. */
const MAX_VERSIONS = 12;
/** Scripts with settings that stay in memory: one for each property, environment and origin. */
const MAX_SCRIPTS = 12;

export interface LibraryFiles {
  /** A file of a version; null if unknown. */
  file(property: string, version: string, name: string): Promise<CompressedFile | null>;
  /** Settings and library in one script, with its hash; null if the version is unknown. */
  script(facts: LibraryFacts): Promise<{ hash: string; file: CompressedFile } | null>;
}

export function createLibraryFiles(library: Pick<LibraryStore, 'files'>): LibraryFiles {
  const version = retainNewest(
    MAX_VERSIONS,
    ({ property, version }: { property: string; version: string }) => `${property}/${version}`,
    async ({ property, version }) => {
      const texts = await library.files(property, version);
      if (!texts) return null;
      const entries = Object.entries(texts);
      return {
        entry: texts[LIBRARY_ENTRY] ?? '',
        files: new Map(entries.map(([name, text]) => [name, createCompressedFile(text)])),
      };
    },
  );
  const script = retainNewest(
    MAX_SCRIPTS,
    (facts: LibraryFacts) => `${facts.property.slug} ${settingsStatement(facts)}`,
    async (facts) => {
      const found = await version({ property: facts.property.slug, version: facts.version });
      if (!found) return null;
      const text = libraryScript(facts, found.entry);
      return { hash: createHash('sha256').update(text).digest('base64url'), file: createCompressedFile(text) };
    },
  );
  return {
    file: async (property, id, name) => (await version({ property, version: id }))?.files.get(name) ?? null,
    script,
  };
}
