import type { PageContext } from '../analytics/page-context.ts';
import { toDigitalData } from '../data-layer/data-layer.ts';
import type { Occurrence, RulePorts } from '../rules/rule.ts';
import { SETTINGS } from './a-tag.ts';

export const aPageContext = (path = '/', over: Partial<PageContext> = {}): PageContext => ({
  atMs: Date.UTC(2026, 10, 21, 9),
  offsetMin: -60,
  url: `https://media.example${path}`,
  referrer: '',
  layer: toDigitalData({}),
  screen: '1440x900',
  colourDepth: 24,
  windowWidth: 1280,
  windowHeight: 720,
  ...over,
});

export const anOccurrence = (path = '/', over: Partial<Occurrence> = {}): Occurrence => ({
  event: 'routeChanged',
  context: aPageContext(path),
  detail: {},
  counted: new Set(),
  ...over,
});

export const rulePorts = (over: Partial<RulePorts> = {}): RulePorts => ({
  settings: SETTINGS,
  choice: () => ({ analytics: true, audience: false, personalisation: false }),
  send: () => undefined,
  sendExempt: () => undefined,
  identify: () => undefined,
  trigger: () => undefined,
  element: () => undefined,
  ...over,
});
