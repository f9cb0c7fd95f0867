/** The words with which consent is asked for. Who changes them changes their edition too: proofs name it (C-06). */
import type { ConsentPurpose } from '@sintonia/contracts';

export const BANNER = {
  title: 'Ens deixes comptar la teva visita?',
  text: 'Mesurem l’audiència nosaltres mateixos, sense donar res a tercers. Si dius que no, tot funciona igual i no desem cap identificador.',
} as const;

/** What each purpose means, said plainly. Shown in the banner and in the preference centre. */
export const PURPOSES: readonly { name: ConsentPurpose; title: string; text: string }[] = [
  {
    name: 'analytics',
    title: 'Mesura del web',
    text: 'Saber quines pàgines es llegeixen i quins vídeos es miren, amb un identificador propi que no surt dels nostres servidors. Ens diu què funciona i què cal arreglar.',
  },
  {
    name: 'audience',
    title: 'Mesura d’audiència',
    text: 'Comptar persones i no pas aparells, perquè les xifres d’audiència que publiquem com a servei públic siguin certes.',
  },
  {
    name: 'personalisation',
    title: 'Personalització',
    text: 'Recordar què has vist, oferir-te continuar-ho i provar quina versió d’una pàgina va millor.',
  },
];

/** Of the words above: the beginning of their SHA-256, as a test computes it. */
export const WORDS_EDITION = 'e0e6593e5ad4';
