/** Headings, landmarks and names of controls, checked on the accessibility tree. Pure. */
import type { TreeNode } from './accessible-tree.ts';

/** Context of a page: in the shell with header and footer; alone in a window or a frame; behind a modal dialog. */
export type TreeContext = 'shell' | 'alone' | 'modal';

/** One heading of the first level, and none that skips a level downwards (WCAG 2.2, 1.3.1, 2.4.6). */
export function headingFindings(tree: readonly TreeNode[], around: TreeContext = 'shell'): string[] {
  const headings = tree.filter(({ role }) => role === 'heading');
  const first = headings.filter(({ level }) => level === 1);
  const skips = headings.flatMap(({ level, name }, i) => {
    const before = headings[i - 1]?.level ?? 1; // the consent banner precedes the page, one level down
    return level > before + 1 ? [`«${name}» has level ${level} after level ${before}`] : [];
  });
  return [
    // Behind a modal dialog the page is hidden from screen readers.
    ...(first.length === (around === 'modal' ? 0 : 1) ? [] : [`${first.length} headings of level 1`]),
    ...headings.filter(({ name }) => !name.trim()).map(({ level }) => `a heading of level ${level} says nothing`),
    ...skips,
  ];
}

const NAMED_ONLY: ReadonlySet<string> = new Set(['form', 'region']);

const LANDMARKS: Record<TreeContext, readonly string[]> = {
  shell: ['main', 'banner', 'contentinfo'],
  alone: ['main'],
  modal: ['dialog'],
};

/**
 * One main; in the shell one banner and one footer; the dialog if there is one; two landmarks of a kind have different
 * names (2.4.1, ARIA 1.2).
 */
export function landmarkFindings(tree: readonly TreeNode[], around: TreeContext): string[] {
  const missing = LANDMARKS[around].flatMap((role) => {
    const count = tree.filter((node) => node.role === role).length;
    return count === 1 ? [] : [`${count} landmarks «${role}»`];
  });
  const named = ['navigation', 'region', 'complementary', 'search', 'form'].flatMap((role) => {
    // Forms and regions without a name are no landmarks (ARIA in HTML), although the tree contains them.
    const isLandmark = (node: TreeNode) => node.role === role && (node.name || !NAMED_ONLY.has(role));
    const names = tree.filter(isLandmark).map(({ name }) => name);
    const twice = names.filter((name, i) => names.length > 1 && names.indexOf(name) !== i);
    return twice.map((name) => `two landmarks «${role}» are called «${name}»`);
  });
  return [...missing, ...named];
}

const CONTROLS: ReadonlySet<string> = new Set([
  ...['button', 'link', 'textbox', 'searchbox', 'combobox', 'listbox', 'option', 'spinbutton'],
  ...['checkbox', 'radio', 'switch', 'slider', 'tab', 'menuitem', 'menuitemradio', 'DisclosureTriangle'],
]);

/** Every control has a name (4.1.2). */
export const nameFindings = (tree: readonly TreeNode[]): string[] =>
  tree
    .filter(
      ({ role, name, isFocusable }) => (CONTROLS.has(role) || isFocusable) && role !== 'RootWebArea' && !name.trim(),
    )
    .filter(({ role }) => role !== 'main') // the skip link's target
    .map(({ role }) => `a «${role}» has no name`);
