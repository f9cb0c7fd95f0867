/** Texts about sold ad files, in Catalan. */
export const advertisingCatalan = {
  title: 'Fitxers dels anunciants',
  lead: 'Els fitxers dels anunciants es preparen un sol cop al nostre servidor i s’emeten des d’aquí. El que no es pot preparar no surt a cap pantalla: l’espai s’omple amb un altre anunci o el contingut continua. Aquí hi ha els últims cinc-cents.',
  refresh: 'Actualitza',
  which: 'Quins fitxers',
  unplayable: 'No es poden emetre',
  playable: 'S’emeten',
  creative: 'Fitxer',
  address: 'Adreça',
  reason: 'Motiu',
  length: 'Durada',
  times: 'Intents',
  last: 'Últim intent',
  noUnplayable: 'Tots els anuncis que hem rebut es poden emetre',
  noUnplayableAdvice: 'Quan n’arribi un que no, sortirà aquí amb el motiu, perquè ho puguis dir a l’anunciant.',
  noPlayable: 'Encara no s’ha preparat cap fitxer',
  noPlayableAdvice: 'El primer vídeo amb publicitat en portarà.',
  retried: 'Es torna a provar al cap d’uns minuts.',
};

export type AdvertisingWords = typeof advertisingCatalan;
