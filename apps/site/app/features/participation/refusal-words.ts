import type { ParticipationRefusal } from '@sintonia/contracts';

const WORDS: Readonly<Record<ParticipationRefusal, string>> = {
  notFound: 'Això ja no està disponible.',
  closed: 'Ja s’ha tancat: no s’hi poden enviar més respostes.',
  badOption: 'Tria una de les respostes.',
  tooMany: 'Des de la teva connexió s’han enviat moltes respostes seguides. Torna-ho a provar d’aquí a una hora.',
};

export const isRefusal = (code: string): code is ParticipationRefusal => Object.hasOwn(WORDS, code);

/** Any other failure: the server could not be reached. */
export const refusalWords = (refusal: ParticipationRefusal | null): string =>
  refusal ? WORDS[refusal] : 'Ara mateix no ha estat possible. Torna-ho a provar d’aquí a una estona.';
