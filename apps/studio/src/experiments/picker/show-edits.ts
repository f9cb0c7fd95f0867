/** Shows a variant's changes in the framed page; visitors' pages are not affected. */
import type { PageEdit } from './picker-messages.ts';

/** Applies the edit to one element; returns an undo. */
function showEdit(element: HTMLElement, edit: PageEdit): () => void {
  switch (edit.show) {
    case 'text': {
      const before = [...element.childNodes];
      element.replaceChildren(edit.text);
      return () => element.replaceChildren(...before);
    }
    case 'picture':
      return showPicture(element, edit.url);
    case 'attribute': {
      const before = element.getAttribute(edit.name);
      element.setAttribute(edit.name, edit.value);
      return () => (before === null ? element.removeAttribute(edit.name) : element.setAttribute(edit.name, before));
    }
    case 'style': {
      const before = element.style.getPropertyValue(edit.property);
      element.style.setProperty(edit.property, edit.value);
      return () => element.style.setProperty(edit.property, before);
    }
    case 'hide': {
      const before = element.style.display;
      element.style.display = 'none';
      return () => {
        element.style.display = before;
      };
    }
    case 'order':
      return showOrder(element, edit.from, edit.to);
    case 'html':
      return showHtml(element, edit.place, edit.html);
  }
}

/** Replaces the picture in it, in every size and format. */
function showPicture(element: HTMLElement, url: string): () => void {
  const image = element instanceof HTMLImageElement ? element : element.querySelector('img');
  if (!image) return () => {};
  const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])];
  const before = { src: image.getAttribute('src'), srcset: image.getAttribute('srcset') };
  const places = sources.map((source) => ({ source, next: source.nextSibling, parent: source.parentNode }));
  for (const source of sources) source.remove();
  image.removeAttribute('srcset');
  image.setAttribute('src', url);
  return () => {
    for (const { source, next, parent } of places.toReversed()) parent?.insertBefore(source, next);
    if (before.srcset !== null) image.setAttribute('srcset', before.srcset);
    image.setAttribute('src', before.src ?? '');
  };
}

/** Moves one child to the place of another, as the tag does. */
function showOrder(parent: HTMLElement, from: number, to: number): () => void {
  const before = [...parent.childNodes];
  const [moved, target] = [parent.children[from], parent.children[to]];
  if (moved && target) target[from < to ? 'after' : 'before'](moved);
  return () => parent.replaceChildren(...before);
}

/** Scripts in it do not run: the frame's policy allows only the picker. */
function showHtml(element: HTMLElement, place: string, html: string): () => void {
  const template = element.ownerDocument.createElement('template');
  template.innerHTML = html;
  const nodes = [...template.content.childNodes];
  const before = [...element.childNodes];
  const remove = () => {
    for (const node of nodes) node.remove();
  };
  switch (place) {
    case 'appendContent':
      element.append(...nodes);
      return remove;
    case 'prependContent':
      element.prepend(...nodes);
      return remove;
    case 'insertBefore':
      element.before(...nodes);
      return remove;
    case 'insertAfter':
      element.after(...nodes);
      return remove;
    case 'replaceContent': {
      const mark = element.ownerDocument.createComment('');
      element.replaceWith(mark, ...nodes);
      return () => {
        remove();
        mark.replaceWith(element);
      };
    }
    default:
      element.replaceChildren(...nodes);
      return () => element.replaceChildren(...before);
  }
}

/** A selector that is still being typed matches nothing. */
export function findAll(page: ParentNode, selector: string): HTMLElement[] {
  try {
    return [...page.querySelectorAll<HTMLElement>(selector)];
  } catch {
    return [];
  }
}

/** Applies them in order; returns an undo for all. */
export function showEdits(page: ParentNode, edits: readonly PageEdit[]): () => void {
  const undo = edits.flatMap((edit) => findAll(page, edit.selector).map((element) => showEdit(element, edit)));
  return () => {
    for (const remove of undo.toReversed()) remove();
  };
}
