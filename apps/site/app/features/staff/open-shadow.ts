import base from './shadow-base.css?inline';

/** An element whose shadow root has its own style, so that styles of the page and of the tool stay separate. */
export function openShadow(document: Document, name: string, style: string): { host: HTMLElement; shadow: ShadowRoot } {
  const host = document.createElement(name);
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [base, style].map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
  return { host, shadow };
}
