import type { AnnotationKind } from '@sintonia/contracts';
import { de } from '../messages/elided.ts';
import { useWordsOf } from '../messages/language.ts';

interface AnnotationWords {
  title: string;
  count: (n: string) => string;
  broadcasts: (n: string) => string;
  none: string;
  add: string;
  when: string;
  what: string;
  whatHint: string;
  save: string;
  cancel: string;
  remove: string;
  removeOf: (text: string) => string;
  sure: string;
  doRemove: string;
  keep: string;
  by: (who: string) => string;
  refused: string;
  badTime: string;
  kinds: Readonly<Record<Exclude<AnnotationKind, 'note'>, (text: string) => string>>;
}

const catalan: AnnotationWords = {
  title: 'Anotacions',
  count: (n) => `Anotacions (${n})`,
  broadcasts: (n) => (n === '1' ? '1 emissió que comença' : `${n} emissions que comencen`),
  none: 'No hi ha cap anotació en aquest període. Apunta-hi què va passar: «portada nova», «tall d’emissió».',
  add: 'Anota una hora',
  when: 'Quan',
  what: 'Què va passar',
  whatHint: 'ho veurà tothom de l’estudi',
  save: 'Anota-ho',
  cancel: 'Cancel·la',
  remove: 'Esborra',
  removeOf: (text) => `Esborra «${text}»`,
  sure: 'Desapareixerà de les corbes de tothom.',
  doRemove: 'Esborra-la per sempre',
  keep: 'Conserva-la',
  by: de,
  refused: 'No s’ha pogut desar.',
  badTime: 'Posa-hi el dia i l’hora.',
  kinds: {
    tagPromoted: (text) => `Etiqueta nova en producció: ${text}`,
    tagRolledBack: (text) => `Etiqueta tornada enrere: ${text}`,
    experimentStarted: (text) => `Comença l’experiment «${text}»`,
    experimentStopped: (text) => `S’acaba l’experiment «${text}»`,
    imported: (text) => `S’importa contingut: ${text}`,
    mailFailed: (text) => `Falla un correu a ${text}`,
    replayed: (text) => `Es recuperen esdeveniments rebutjats: ${text}`,
    incidentBegan: (text) => `Comença l’incident «${text}»`,
    incidentEnded: (text) => `S’acaba l’incident «${text}»`,
    broadcast: (text) => `Comença «${text}»`,
  },
};

const english: AnnotationWords = {
  title: 'Annotations',
  count: (n) => `Annotations (${n})`,
  broadcasts: (n) => (n === '1' ? '1 broadcast that begins' : `${n} broadcasts that begin`),
  none: 'There are no annotations in this period. Note what happened: “new front page”, “broadcast interrupted”.',
  add: 'Annotate a time',
  when: 'When',
  what: 'What happened',
  whatHint: 'visible to everybody in the studio',
  save: 'Annotate',
  cancel: 'Cancel',
  remove: 'Remove',
  removeOf: (text) => `Remove “${text}”`,
  sure: 'It will be gone from everybody’s curves.',
  doRemove: 'Remove it permanently',
  keep: 'Keep it',
  by: (who) => `by ${who}`,
  refused: 'It could not be saved.',
  badTime: 'Enter the date and the time.',
  kinds: {
    tagPromoted: (text) => `New tag in production: ${text}`,
    tagRolledBack: (text) => `Tag rolled back: ${text}`,
    experimentStarted: (text) => `Experiment “${text}” starts`,
    experimentStopped: (text) => `Experiment “${text}” ends`,
    imported: (text) => `Content imported: ${text}`,
    mailFailed: (text) => `An email to ${text} fails`,
    replayed: (text) => `Rejected events recovered: ${text}`,
    incidentBegan: (text) => `Incident “${text}” begins`,
    incidentEnded: (text) => `Incident “${text}” ends`,
    broadcast: (text) => `“${text}” begins`,
  },
};

export const useAnnotationWords = (): AnnotationWords => useWordsOf(catalan, english);

/** An annotation in words. */
export const annotationText = (
  { kind, text }: { kind: AnnotationKind; text: string },
  { kinds }: Pick<AnnotationWords, 'kinds'>,
): string => (kind === 'note' ? text : kinds[kind](text));
