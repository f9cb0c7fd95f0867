import { type Rule, sendConsentMode } from '@sintonia/tag/rules';

/** The global that a Google tag library would read; nothing of the broadcaster's own reads it. */
const LAYER = 'dataLayer';

/** C-05: denied by default, before any library could load. */
export const consentDefault: Rule = {
  name: 'Consent Mode: per defecte',
  events: ['libraryLoaded'],
  conditions: [],
  actions: [sendConsentMode('default', LAYER)],
};

export const consentUpdate: Rule = {
  name: 'Consent Mode: la tria',
  events: ['consentReady', 'consentChanged'],
  conditions: [],
  actions: [sendConsentMode('update', LAYER)],
};
