/** A short selector that matches one element and locates it. */

/** Ids written by people; generated ids change between builds. */
const isLastingId = (id: string): boolean => /^[a-z][a-z-]*$/i.test(id);

function stepOf(element: Element): string {
  const slot = element.getAttribute('data-slot');
  if (slot) return `[data-slot="${slot}"]`;
  if (isLastingId(element.id)) return `#${element.id}`;
  const tag = element.localName;
  const alike = [...(element.parentElement?.children ?? [])].filter(({ localName }) => localName === tag);
  return alike.length > 1 ? `${tag}:nth-of-type(${alike.indexOf(element) + 1})` : tag;
}

/**
 * From the element upwards, until the selector is unique and starts with something other than an index: an index
 * without an ancestor says nothing about the place. Class names depend on the build, so they are not used.
 */
export function selectorOf(element: Element, page: ParentNode): string {
  const steps: string[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) {
    const step = stepOf(at);
    steps.unshift(step);
    const selector = steps.join(' > ');
    if (!step.includes(':') && page.querySelectorAll(selector).length === 1) return selector;
  }
  return steps.join(' > ');
}
