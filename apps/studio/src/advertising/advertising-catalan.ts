import type { CreativeProblem } from '@sintonia/contracts';

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
  problem: {
    unreachable: 'El servidor no respon o no té el fitxer.',
    forbiddenAddress: 'L’adreça porta a una xarxa privada.',
    redirects: 'L’adreça redirigeix massa vegades.',
    timeout: 'La descàrrega triga massa.',
    tooLarge: 'El fitxer pesa massa.',
    tooLong: 'Dura més que qualsevol pausa publicitària.',
    notMp4: 'No és un fitxer MP4 correcte.',
    truncated: 'El fitxer arriba tallat.',
    codec: 'La imatge no és H.264 o el so no és AAC.',
    encrypted: 'Està xifrat.',
    fragmented: 'És un MP4 fragmentat; cal l’MP4 sencer o una llista HLS.',
    noVideo: 'Només té so.',
    edits: 'Les pistes porten llistes d’edició amb més d’un tram.',
    tooMuchWork: 'Preparar-lo demana massa temps o massa memòria.',
    full: 'Hi ha massa fitxers en cua o no queda espai al disc.',
    internal: 'Ha fallat el nostre servidor; el registre diu per què.',
  } satisfies Record<CreativeProblem, string>,
};

export type AdvertisingWords = Omit<typeof advertisingCatalan, 'problem'> & {
  problem: Record<CreativeProblem, string>;
};
