import { posix } from 'node:path';
import { importsOf } from './imports-of.ts';

/**
 * Paths of production files that only tests import: support of tests, which belongs into a folder `testing`. A file that
 * production names otherwise, as an export of a package or as a route, is not one.
 *
 * @param files text of each file by its path from the root of the repository
 * @param isForTests whether a path is a test or support of tests
 */
export function importedByTestsOnly(
  files: ReadonlyMap<string, string>,
  isForTests: (path: string) => boolean,
): string[] {
  const importers = new Map<string, string[]>();
  for (const [path, text] of files) {
    for (const name of importsOf(text).filter((one) => one.startsWith('.'))) {
      const to = posix.join(posix.dirname(path), name.replace(/\?.*$/, ''));
      importers.set(to, [...(importers.get(to) ?? []), path]);
    }
  }
  const isNamed = (path: string) => {
    const folderAndFile = path.split('/').slice(-2).join('/');
    return [...files].some(([from, text]) => from !== path && !isForTests(from) && text.includes(folderAndFile));
  };
  return [...files.keys()].filter((path) => {
    const from = importers.get(path) ?? [];
    return /\.tsx?$/.test(path) && !isForTests(path) && from.length > 0 && from.every(isForTests) && !isNamed(path);
  });
}
