/** Generates the script of a single request: settings and library in one module (T-06). */
import { type LibraryFacts, settingsStatement } from './library-settings.ts';

/** Comments at the start, such as compile hints, which browsers read only before the first statement. */
const LEADING_COMMENTS = /^(?:\/\/.*\n)*/;

/** @param library text of the version's entry */
export function libraryScript(facts: LibraryFacts, library: string): string {
  const [comments = ''] = LEADING_COMMENTS.exec(library) ?? [];
  return `${comments}${settingsStatement(facts)}\n${library.slice(comments.length)}`;
}
