/**
 * Compares the elements that the Tab key visited with the document order (WCAG 2.2, 2.1.1, 2.1.2, 2.4.3, 2.4.7,
 * 2.4.11). Pure.
 */

export interface Step {
  label: string;
  /** Index among the elements that the keyboard should reach, in document order; -1 for an area that only scrolls. */
  index: number;
  /** Whether its focus is visible. */
  isSeen: boolean;
  /** Whether something else covers all of it. */
  isCovered: boolean;
}

export interface Walk {
  /** Labels of the elements that the keyboard should reach, in document order; null for one that a live list has dropped. */
  reachable: readonly (string | null)[];
  steps: readonly Step[];
  /** Whether the focus finally left the page. */
  hasLeft: boolean;
}

export function keyboardFindings({ reachable, steps, hasLeft }: Walk): string[] {
  const visited = steps.filter(({ index }) => index >= 0);
  const reached = new Set(visited.map(({ index }) => index));
  return [
    ...(hasLeft ? [] : [`the focus does not leave the page; last at ${steps.at(-1)?.label ?? 'nothing'}`]),
    ...reachable.flatMap((label, i) => (label === null || reached.has(i) ? [] : [`Tab does not reach ${label}`])),
    ...visited.flatMap(({ index, label }, i) => {
      const before = visited[i - 1];
      return before && before.index > index ? [`${label} comes after ${before.label}`] : [];
    }),
  ];
}

export const focusFindings = ({ steps }: Walk): string[] => [
  ...steps.filter(({ isSeen }) => !isSeen).map(({ label }) => `${label} does not show that it has the focus`),
  ...steps.filter(({ isCovered }) => isCovered).map(({ label }) => `${label} has the focus under something else`),
];
