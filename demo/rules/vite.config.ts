import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { libraryOutput } from '../../scripts/library-output.ts';
import { withoutPreloadHelper } from '../../scripts/without-preload-helper.ts';
import { TRAMUNTANA } from './property.ts';
import { tramuntanaRules } from './rules.ts';

/** Writes the facts that the server needs about the files (`BuiltLibrary`). */
const describe = (): Plugin => ({
  name: 'library-description',
  generateBundle() {
    const source = JSON.stringify({ property: TRAMUNTANA, rules: tramuntanaRules.version });
    this.emitFile({ type: 'asset', fileName: 'library.json', source });
  },
});

/** The tag library as the server delivers it. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [withoutPreloadHelper(), describe()],
  build: libraryOutput(fileURLToPath(new URL('./library.ts', import.meta.url)), '../build/tag-library'),
});
