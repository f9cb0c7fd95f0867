/** Accessibility tree of a page, in document order. */
import type { Page } from 'playwright-core';

export interface TreeNode {
  role: string;
  name: string;
  /** Level of a heading; 0 for others. */
  level: number;
  isFocusable: boolean;
}

/** Chromium's accessibility tree: names as ARIA computes them, without hidden elements. */
export async function accessibleTree(page: Page): Promise<TreeNode[]> {
  const inspector = await page.context().newCDPSession(page);
  const { nodes } = await inspector.send('Accessibility.getFullAXTree');
  await inspector.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const inOrder: TreeNode[] = [];
  const visit = (id: string): void => {
    const node = byId.get(id);
    if (!node) return;
    const property = (wanted: string) => node.properties?.find(({ name }) => name === wanted)?.value.value;
    if (!node.ignored)
      inOrder.push({
        role: String(node.role?.value ?? ''),
        name: String(node.name?.value ?? ''),
        level: Number(property('level') ?? 0),
        isFocusable: property('focusable') === true,
      });
    node.childIds?.forEach(visit);
  };
  const [root] = nodes;
  if (root) visit(root.nodeId);
  return inOrder;
}
