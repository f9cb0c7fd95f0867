/**
 * React removes and inserts nodes where it put them. When an offer has removed a node, React throws instead of showing
 * the next page: https://github.com/facebook/react/issues/11538, where translation tools do the same, with this
 * workaround.
 */
const missing = new WeakSet<Node>();
let isInstalled = false;

/** Makes removing or inserting next to a missing node no error. */
export function tolerateMissingNodes(): void {
  if (isInstalled) return;
  isInstalled = true;
  const { prototype } = Node;
  const { removeChild, insertBefore } = prototype;
  prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T; // cast: returns its argument
    missing.add(child);
    return child;
  };
  prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    return insertBefore.call(this, node, before?.parentNode === this ? before : null) as T; // cast: as above
  };
}

/** True when the page removed it while it was detached: it is not restored. */
export const isMissing = (node: Node): boolean => missing.has(node);
