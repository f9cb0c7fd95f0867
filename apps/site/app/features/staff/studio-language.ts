import type { StudioLanguage } from '@sintonia/contracts';

/** Language of the studio on this device, which the staff tools on the site follow. */
export const studioLanguage = (storage: Pick<Storage, 'getItem'>): StudioLanguage =>
  storage.getItem('studio.language') === 'en' ? 'en' : 'ca';
