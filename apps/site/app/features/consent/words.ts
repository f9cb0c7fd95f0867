/** Texts of the consent request. A change of the texts needs a new edition: proofs cite it (C-06). */
import type { ConsentPurpose } from '@sintonia/contracts';

export const BANNER = {
  title: 'Ens deixes comptar la teva visita?',
  text: 'Mesurem l’audiència nosaltres mateixos, sense donar res a tercers. Si dius que no, tot funciona igual i no desem cap identificador.',
  /** Used where the operator configures third-party scripts (T-09). */
  textWithOthers:
    'Mesurem l’audiència nosaltres mateixos i, si ho acceptes, també amb eines de fora. Si dius que no, tot funciona igual i no desem cap identificador.',
} as const;

/** Plain description of each purpose, shown in the banner and in the preference centre. */
export const PURPOSES: readonly { name: ConsentPurpose; title: string; short: string; text: string }[] = [
  {
    name: 'analytics',
    title: 'Mesura del web',
    short: 'Web',
    text: 'Saber quines pàgines es llegeixen i quins vídeos es miren, amb un identificador propi que no surt dels nostres servidors. Ens diu què funciona i què cal arreglar.',
  },
  {
    name: 'audience',
    title: 'Mesura d’audiència',
    short: 'Audiència',
    text: 'Comptar persones i no pas aparells: amb el compte obert, el mòbil i l’ordinador compten una sola vegada. S’afegeix a la mesura del web.',
  },
  {
    name: 'personalisation',
    title: 'Personalització',
    short: 'Pers.',
    text: 'Recordar què has vist i oferir-te continuar-ho. Amb la mesura del web, també provar quina versió d’una pàgina va millor.',
  },
];

/** Edition of the texts above: the first characters of their SHA-256. A test compares both. */
export const WORDS_EDITION = '76963ca4216a';
/** Edition of the texts for sites with third-party scripts. */
export const EDITION_WITH_OTHERS = '4187c36b09a2';
