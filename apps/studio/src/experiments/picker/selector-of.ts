/** A selector that finds one element and says where it is, as short as it can be. */

/** Written by people; those that frameworks count up are not the same tomorrow. */
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
 * From the element upwards, until nothing else is found by it and it begins with something that has no number: the
 * first list of whatever is not where anything is. Class names are of the build, so they are not used.
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
