import type { DeliveryAction, DeliveryOffer } from '@sintonia/wire';
import type { ElementAction } from './element-action.ts';

/** Required fields of each action (docs/wire/delivery.md § 3). Unknown actions are dropped. */
const REQUIRED: Readonly<Record<string, readonly (keyof DeliveryAction)[]>> = {
  setContent: ['content'],
  setText: ['content'],
  appendContent: ['content'],
  prependContent: ['content'],
  replaceContent: ['content'],
  insertBefore: [],
  insertAfter: [],
  customCode: ['content'],
  setAttribute: ['attribute', 'value'],
  setStyle: [],
  resize: ['finalHeight', 'finalWidth'],
  move: ['finalLeftPosition', 'finalTopPosition'],
  rearrange: ['from', 'to'],
  remove: [],
  trackClick: ['clickTrackId'],
};

const has = (action: DeliveryAction, name: keyof DeliveryAction) => action[name] !== undefined && action[name] !== '';

function resolved(action: DeliveryAction): ElementAction[] {
  const { selector, cssSelector, priority, finalHeight, finalWidth, finalLeftPosition, finalTopPosition } = action;
  if (action.action === 'redirect') return action.url ? [action] : [];
  const required = REQUIRED[action.action];
  if (!required || !selector || !required.every((name) => has(action, name))) return [];
  const at = { selector, cssSelector };
  const setStyle = (style: Record<string, string | number | undefined>) => [
    {
      ...at,
      action: 'setStyle',
      priority,
      style: Object.fromEntries(
        Object.entries(style).filter(([, value]) => value !== undefined),
      ) as ElementAction['style'], // cast: undefined entries are removed
    },
  ];
  switch (action.action) {
    case 'setContent':
      return action.contentType === 'text' ? [{ ...at, action: 'setText', content: action.content }] : [action];
    case 'setStyle':
      return action.style ? [action] : action.property ? setStyle({ [action.property]: action.value }) : [];
    case 'resize':
      return setStyle({ height: finalHeight, width: finalWidth });
    case 'move':
      return setStyle({ position: action.position, left: finalLeftPosition, top: finalTopPosition });
    case 'insertBefore':
    case 'insertAfter':
      return has(action, 'content') || has(action, 'value') ? [action] : [];
    default:
      return [action];
  }
}

/** Actions of an answer, in order: redirects and actions as received, then all HTML as one, then JSON. */
export function toActions(offers: readonly DeliveryOffer[], selector = 'head'): ElementAction[] {
  const actions: ElementAction[] = [];
  const htmls: string[] = [];
  const tokens: string[] = [];
  for (const offer of offers) {
    const plugins = (offer.plugins ?? []).join('');
    if (offer.redirect) actions.push({ action: 'redirect', url: offer.redirect });
    if (offer.html !== undefined) {
      htmls.push(offer.html, plugins);
      if (offer.clickToken) tokens.push(offer.clickToken);
    }
    for (const action of offer.actions ?? []) actions.push(...resolved(action));
    if (offer.actions && plugins) actions.push({ action: 'customCode', selector, content: plugins });
    if (offer.json !== undefined) actions.push({ action: 'setJson', content: [offer.json] });
  }
  if (htmls[0] !== undefined) actions.push({ action: 'setContent', content: htmls.join('') });
  for (const clickTrackId of tokens) actions.push({ action: 'signalClick', clickTrackId });
  return actions;
}
