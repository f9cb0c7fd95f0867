/** An element whose shadow root has its own style, so that styles of the page and of the tool stay separate. */
export function openShadow(document: Document, name: string, style: string): { host: HTMLElement; shadow: ShadowRoot } {
  const host = document.createElement(name);
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  shadow.adoptedStyleSheets = [sheet];
  return { host, shadow };
}
