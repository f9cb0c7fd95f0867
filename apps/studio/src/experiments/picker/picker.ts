/**
 * The only script of the page that the studio shows in a frame (`site/editable-page.ts`). It sends the selected element
 * to the studio and shows the variant's changes. It reads and stores nothing else, and the page's policy forbids
 * requests.
 */
import { pointByKeyboard } from './by-keyboard.ts';
import { createFrameBox } from './frame-box.ts';
import type { PickedElement, PickerMessage, StudioMessage } from './picker-messages.ts';
import { selectorOf } from './selector-of.ts';
import { findAll, showEdits } from './show-edits.ts';

const LONGEST_TEXT = 500;

/** Ignores messages of browser extensions and others. */
const isStudioMessage = (data: unknown): data is StudioMessage =>
  typeof data === 'object' && data !== null && 'from' in data && data.from === 'studio';

const postToStudio = (message: PickerMessage) => window.parent.postMessage(message, location.origin);

/**
 * Element at a point: the smallest one with content of its own. A card of the site is covered by its link, so the link
 * is skipped.
 */
function elementAt(x: number, y: number): Element | null {
  const there = document.elementsFromPoint(x, y).flatMap((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isThere = x >= left && x <= right && y >= top && y <= bottom;
    const drawn = element instanceof SVGElement ? element.closest('svg')?.parentElement : element;
    return isThere && drawn ? [{ element: drawn, area: (right - left) * (bottom - top) }] : [];
  });
  return there.toSorted((a, b) => a.area - b.area)[0]?.element ?? null;
}

function describe(element: Element): PickedElement {
  const slotted = element.closest('[data-slot]');
  const target = slotted ?? element;
  const selector = selectorOf(target, document);
  const image = target instanceof HTMLImageElement ? target : target.querySelector('img');
  return {
    selector,
    matches: findAll(document, selector).length,
    slot: slotted?.getAttribute('data-slot') ?? null,
    tag: target.localName,
    text: (target.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, LONGEST_TEXT),
    picture: image?.getAttribute('src') ?? null,
    widthPx: Math.round(target.getBoundingClientRect().width),
    heightPx: Math.round(target.getBoundingClientRect().height),
    order: orderOf(target),
  };
}

/** Order among siblings: a row or a list is reordered by its parent. */
function orderOf(element: Element): PickedElement['order'] {
  const { parentElement } = element;
  if (!parentElement || parentElement.children.length < 2) return null;
  const siblings = [...parentElement.children];
  return { within: selectorOf(parentElement, document), at: siblings.indexOf(element), of: siblings.length };
}

function startPicker(): void {
  let mode: 'pick' | 'browse' = 'pick';
  let remove = () => {};
  let withoutKeys = () => {};
  const pointed = createFrameBox(document, 'pointed');
  const chosen = createFrameBox(document, 'chosen');
  const pick = (element: Element) => postToStudio({ from: 'picker', kind: 'picked', element: describe(element) });
  const beginKeys = () => {
    withoutKeys = pointByKeyboard(document, { frame: pointed.around, pick });
  };
  beginKeys();

  addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== location.origin || source !== window.parent || !isStudioMessage(data)) return;
    if (mode !== data.mode) (data.mode === 'pick' ? beginKeys : withoutKeys)();
    mode = data.mode;
    document.documentElement.style.cursor = mode === 'pick' ? 'crosshair' : '';
    remove();
    remove = showEdits(document, data.edits);
    chosen.around(data.chosen === null ? null : (findAll(document, data.chosen)[0] ?? null));
    pointed.around(null);
  });

  addEventListener('pointermove', ({ clientX, clientY }) => {
    pointed.around(mode === 'pick' ? elementAt(clientX, clientY) : null);
  });
  document.documentElement.addEventListener('pointerleave', () => pointed.around(null));

  addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      event.stopPropagation();
      const { target, clientX, clientY } = event;
      if (mode === 'pick') {
        // A key press on a link or button has no coordinates: use its target.
        const element = event.detail === 0 && target instanceof Element ? target : elementAt(clientX, clientY);
        if (element) pick(element);
        return;
      }
      const link = target instanceof Element ? target.closest('a[href]') : null;
      const url = link instanceof HTMLAnchorElement ? new URL(link.href) : null;
      if (url?.origin === location.origin) {
        postToStudio({ from: 'picker', kind: 'goTo', path: `${url.pathname}${url.search}` });
      }
    },
    { capture: true },
  );
  postToStudio({ from: 'picker', kind: 'ready', path: location.pathname });
}

// Opened outside a frame, the page is only displayed.
if (window.parent !== window) startPicker();
