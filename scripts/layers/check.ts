/**
 * `node scripts/layers/check.ts [folder]`: prints every layer violation in a copy of the repository; fails when there
 * is one.
 */
import { join } from 'node:path';
import { findBreaks } from './find-breaks.ts';
import { readSources } from './read-sources.ts';

const breaks = findBreaks(readSources(process.argv[2] ?? join(import.meta.dirname, '../..')));

for (const { path, why } of breaks) console.error(`${path} ${why}`);
if (breaks.length > 0) process.exit(1);
