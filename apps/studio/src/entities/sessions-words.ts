import { useWordsOf } from '../messages/language.ts';

const catalan = {
  title: 'Sessions que l’han tingut',
  at: 'Hora',
  began: 'Ha arrencat?',
  yes: 'sí, i s’ha tallat',
  no: 'no',
  session: 'Esdeveniments de la sessió',
  open: 'Obre els esdeveniments',
  openOf: (at: string) => `Obre els esdeveniments de la sessió de ${at}`,
  none: 'Cap sessió del període no ha tingut aquest error. Tria un període més llarg.',
  shown: (shown: string, all: string) => `Les primeres ${shown} de ${all}.`,
};

const english: typeof catalan = {
  title: 'Sessions that had it',
  at: 'Time',
  began: 'Did it start?',
  yes: 'yes, and it broke off',
  no: 'no',
  session: 'Events of the session',
  open: 'Open the events',
  openOf: (at) => `Open the events of the session of ${at}`,
  none: 'No session of the period had this error. Choose a longer period.',
  shown: (shown, all) => `The first ${shown} of ${all}.`,
};

export const useSessionsWords = (): typeof catalan => useWordsOf(catalan, english);
