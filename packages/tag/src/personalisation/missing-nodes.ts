/**
 * React removes and inserts nodes where it put them. What an offer has taken away it does not find, and instead of the next
 * page there would be an error: https://github.com/facebook/react/issues/11538, where translators do the same, and this is
 * the way out.
 */
const gone = new WeakSet<Node>();
let isInstalled = false;

/** From now on a node that is not where it should be is no error. */
export function tolerateMissingNodes(): void {
  if (isInstalled) return;
  isInstalled = true;
  const { prototype } = Node;
  const { removeChild, insertBefore } = prototype;
  prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T; // cast: it gives what it was given
    gone.add(child);
    return child;
  };
  prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    return insertBefore.call(this, node, before?.parentNode === this ? before : null) as T; // cast: as above
  };
}

/** The page has removed it while it was away: it does not come back. */
export const isGone = (node: Node): boolean => gone.has(node);
