import type { ElementAction } from './element-action.ts';
import { pageNonce } from './page-nonce.ts';

/** Recreates scripts that came as text, so that they run: one after another, awaiting external ones. */
async function runScripts(roots: readonly Node[]): Promise<void> {
  const scripts = roots.flatMap((node) =>
    node instanceof HTMLScriptElement ? [node] : node instanceof Element ? [...node.querySelectorAll('script')] : [],
  );
  for (const old of scripts) {
    const script = document.createElement('script');
    for (const { name, value } of old.attributes) script.setAttribute(name, value);
    script.textContent = old.textContent;
    script.nonce = pageNonce();
    const loaded = script.src
      ? new Promise((resolve) => {
          script.onload = resolve;
          script.onerror = resolve;
        })
      : undefined;
    old.replaceWith(script);
    await loaded;
  }
}

const nodesOf = (html: string): ChildNode[] => {
  const template = document.createElement('template');
  template.innerHTML = html;
  return [...template.content.childNodes];
};

/** Applies one action to one element. */
export function changeElement(element: Element, action: ElementAction): unknown {
  const { attribute = '', value = '', asset, from, to } = action;
  const put = (how: 'append' | 'prepend' | 'before' | 'after' | 'replaceWith' | 'replaceChildren') => {
    const html = action.content ?? (asset !== undefined || value ? `<img src="${value}">` : '');
    const isHead = element === document.head;
    const nodes = nodesOf(`${html}`).filter(
      (node) => !isHead || (node instanceof Element && node.matches('script,link,style')),
    );
    element[isHead ? 'append' : how](...nodes);
    return runScripts(nodes);
  };
  switch (action.action) {
    case 'setContent':
      return put('replaceChildren');
    case 'setText':
      element.textContent = `${action.content}`;
      return;
    case 'appendContent':
      return put('append');
    case 'prependContent':
      return put('prepend');
    case 'replaceContent':
      return put('replaceWith');
    case 'insertBefore':
    case 'customCode':
      return put('before');
    case 'insertAfter':
      return put('after');
    case 'setAttribute':
      if (/^(on|http-|content$|form|action|src(doc|set)|imagesrcset|xlink|ping|data$|target)/i.test(attribute)) return;
      if (/^[\0- ]*(j\s*a\s*v\s*a|vb)\s*s\s*c/i.test(value) || element.matches('script,iframe,base,meta,object,embed'))
        return;
      if (attribute === 'src' && element instanceof HTMLImageElement) new Image().src = value;
      element.setAttribute(attribute, value);
      return;
    case 'setStyle':
      for (const [name, given] of Object.entries(action.style ?? {})) {
        const text = typeof given === 'number' ? `${given}px` : given;
        (element as HTMLElement).style.setProperty(name, text, action.priority); // cast: SVG elements have a style, too
      }
      return;
    case 'rearrange': {
      const [moved, target] = [element.children[Number(from)], element.children[Number(to)]];
      if (moved && target) target[Number(from) < Number(to) ? 'after' : 'before'](moved);
      return;
    }
    case 'remove':
      element.remove();
  }
}
