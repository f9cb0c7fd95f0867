/** Language of the studio on this device, which the staff tools on the site follow. */
export const studioLanguage = (storage: Pick<Storage, 'getItem'>): 'ca' | 'en' =>
  storage.getItem('studio.language') === 'en' ? 'en' : 'ca';
