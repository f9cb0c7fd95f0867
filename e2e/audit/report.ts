/** Output of the audit for a page. Pure. */
import type { Findings } from './audit-page.ts';
import type { View } from './views.ts';

export interface Seen {
  view: View;
  findings: Findings;
}

interface Report {
  lines: string[];
  /** Checks of all views. */
  passed: number;
  failed: number;
}

/** One line for the page, and one for each finding, with its views. */
export function reportLines(name: string, seen: readonly Seen[]): Report {
  const checks = seen.flatMap(({ findings }) => Object.values(findings));
  const failed = checks.filter((found) => found.length > 0).length;
  const where = new Map<string, View[]>();
  for (const { view, findings } of seen)
    for (const [check, found] of Object.entries(findings))
      for (const finding of new Set(found)) {
        const line = `${check}: ${finding}`;
        where.set(line, [...(where.get(line) ?? []), view]);
      }
  const passed = checks.length - failed;
  const sum = failed === 0 ? `${passed} checks in ${seen.length} views` : `${failed} of ${checks.length} checks failed`;
  const lines = [...where].map(([line, views]) => `       ${line} (${viewNames(views, seen.length)})`);
  return { lines: [`${failed === 0 ? '  ok ' : 'FAIL '} ${name}  ${sum}`, ...lines], passed, failed };
}

const viewNames = (views: readonly View[], all: number): string =>
  views.length === all
    ? 'every view'
    : views.map(({ width, scheme, language }) => [width, scheme, language].filter(Boolean).join(' ')).join(', ');
