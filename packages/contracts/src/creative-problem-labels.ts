/** What is wrong with an ad file, for the studio and its mails (V-02). */
import type { CreativeProblem } from './sold-creative.ts';

export const CREATIVE_PROBLEM_LABELS: Readonly<Record<CreativeProblem, { ca: string; en: string }>> = {
  unreachable: {
    ca: 'El servidor no respon o no té el fitxer.',
    en: 'The server does not answer, or does not have the file.',
  },
  forbiddenAddress: {
    ca: 'L’adreça porta a una xarxa privada.',
    en: 'The address leads to a private network.',
  },
  redirects: {
    ca: 'L’adreça redirigeix massa vegades.',
    en: 'The address redirects too many times.',
  },
  timeout: {
    ca: 'La descàrrega triga massa.',
    en: 'The download takes too long.',
  },
  tooLarge: {
    ca: 'El fitxer pesa massa.',
    en: 'The file is too large.',
  },
  tooLong: {
    ca: 'Dura més que qualsevol pausa publicitària.',
    en: 'It is longer than any ad break.',
  },
  notMp4: {
    ca: 'No és un fitxer MP4 correcte.',
    en: 'It is not a valid MP4 file.',
  },
  truncated: {
    ca: 'El fitxer arriba tallat.',
    en: 'The file arrives incomplete.',
  },
  codec: {
    ca: 'La imatge no és H.264 o el so no és AAC.',
    en: 'The picture is not H.264, or the sound is not AAC.',
  },
  encrypted: {
    ca: 'Està xifrat.',
    en: 'It is encrypted.',
  },
  fragmented: {
    ca: 'És un MP4 fragmentat; cal l’MP4 sencer o una llista HLS.',
    en: 'It is a fragmented MP4; a whole MP4 or an HLS playlist is needed.',
  },
  noVideo: {
    ca: 'Només té so.',
    en: 'It only has sound.',
  },
  edits: {
    ca: 'Les pistes porten llistes d’edició amb més d’un tram.',
    en: 'Its tracks have edit lists of more than one part.',
  },
  tooMuchWork: {
    ca: 'Preparar-lo demana massa temps o massa memòria.',
    en: 'Preparing it takes too much time or memory.',
  },
  full: {
    ca: 'Hi ha massa fitxers en cua o no queda espai al disc.',
    en: 'Too many files are waiting, or the disk is full.',
  },
  internal: {
    ca: 'Ha fallat el nostre servidor; el registre diu per què.',
    en: 'Our server failed; the log says why.',
  },
};
