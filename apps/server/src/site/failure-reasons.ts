/** Shown when the site cannot even render its error page. Self-contained. */

export const REASONS = {
  failure: {
    status: 500,
    title: 'Ara mateix no podem mostrar aquesta pàgina',
    text: 'És cosa nostra i ja ho estem mirant. Torna-ho a provar d’aquí a un moment.',
  },
  badAddress: {
    status: 400,
    title: 'Aquesta adreça no està ben escrita',
    text: 'Potser s’ha copiat a mitges. Revisa-la, o torna a començar des d’aquí.',
  },
  notReady: {
    status: 503,
    title: 'Encara no hi ha res per veure',
    text: 'Estem preparant el web. Torna-ho a provar d’aquí a una estona.',
  },
} as const;

export type FailureReason = keyof typeof REASONS;

export const failureStatus = (reason: FailureReason): number => REASONS[reason].status;
