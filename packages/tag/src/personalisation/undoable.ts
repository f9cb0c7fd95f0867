import { isMissing } from './missing-nodes.ts';

/** Current value; the page may have written since. */
const writtenIn = ({ target, attributeName, addedNodes }: MutationRecord): string | null =>
  attributeName
    ? (target as Element).getAttribute(attributeName) // cast: only elements have attributes
    : [...addedNodes].map((node) => node.textContent).join('');

function undoChange({ target, attributeName, oldValue, addedNodes, removedNodes, nextSibling }: MutationRecord): void {
  if (attributeName) {
    const element = target as Element; // cast: as above
    if (oldValue === null) element.removeAttribute(attributeName);
    else element.setAttribute(attributeName, oldValue);
  }
  for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node);
  for (const node of removedNodes) {
    if (!isMissing(node)) target.insertBefore(node, nextSibling?.parentNode === target ? nextSibling : null);
  }
}

/** Does the work and returns an undo for its synchronous changes; values that the page has overwritten stay. */
export function undoable(work: () => void): () => void {
  const observer = new MutationObserver(() => {});
  observer.observe(document, { subtree: true, childList: true, attributes: true, attributeOldValue: true });
  work();
  const done = observer.takeRecords();
  observer.disconnect();
  const changes = done.map((record) => ({ record, written: writtenIn(record) }));
  return () => {
    for (const { record, written } of changes.toReversed()) if (writtenIn(record) === written) undoChange(record);
  };
}
