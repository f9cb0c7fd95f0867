import type { LiveEvent } from '@sintonia/contracts';

/** For tests: a page view of the home page. */
export const aLiveEvent = (over: Partial<LiveEvent> = {}): LiveEvent => ({
  id: 'e',
  at: '2026-11-21T09:00:00Z',
  protocol: 'analytics',
  event: 'pageview',
  visitor: '2f0a1b00',
  tier: 'consented',
  leftOut: null,
  title: 'Portada',
  detail: '/',
  session: '',
  fields: [],
  raw: '',
  ...over,
});
