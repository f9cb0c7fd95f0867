/** A highlight over an element. It is not part of the page's content, and passes every click through. */

export interface FrameBox {
  around(element: Element | null): void;
}

const LOOK: Readonly<Record<'pointed' | 'chosen', string>> = {
  pointed: 'outline:2px dashed #4a2bc2;background:rgb(74 43 194 / 10%)',
  chosen: 'outline:3px solid #4a2bc2;background:none',
};

export function createFrameBox(page: Document, look: keyof typeof LOOK): FrameBox {
  const box = page.createElement('div');
  box.style.cssText = `position:fixed;z-index:2147483647;pointer-events:none;display:none;outline-offset:2px;border-radius:2px;${LOOK[look]}`;
  page.documentElement.append(box);
  let framed: Element | null = null;
  const place = () => {
    const at = framed?.isConnected ? framed.getBoundingClientRect() : null;
    box.style.display = at && at.width > 0 ? 'block' : 'none';
    if (!at) return;
    box.style.left = `${at.left}px`;
    box.style.top = `${at.top}px`;
    box.style.width = `${at.width}px`;
    box.style.height = `${at.height}px`;
  };
  for (const moved of ['scroll', 'resize', 'load']) page.defaultView?.addEventListener(moved, place, { capture: true });
  return {
    around(element) {
      framed = element;
      place();
    },
  };
}
