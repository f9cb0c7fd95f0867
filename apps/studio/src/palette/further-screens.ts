/** Screens that the navigation does not list, in both languages. Pure. */

/** Path below the studio's own address → its name. */
export const FURTHER_SCREENS = {
  '/anuncis/fitxers': { ca: 'Fitxers dels anunciants', en: 'Advertisers’ files' },
  '/experiments/nou': { ca: 'Experiment nou', en: 'New experiment' },
  '/api': { ca: 'API', en: 'API' },
  '/compte': { ca: 'El meu compte', en: 'My account' },
} as const;
