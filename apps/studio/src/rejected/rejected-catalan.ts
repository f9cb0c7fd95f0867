import type { Shape } from '../messages/catalan.ts';

/** Texts of rejected events, in Catalan. Loaded with their screen. */
export const rejectedCatalan = {
  title: 'Rebutjats',
  lead: 'Esdeveniments que han arribat i no es poden llegir. Es guarden tal com han vingut, amb el motiu: no se’n perd cap en silenci.',
  list: 'Esdeveniments rebutjats, primer els més recents',
  columns: {
    at: 'Hora',
    reason: 'Motiu',
    field: 'Camp',
    protocol: 'Protocol',
    path: 'Adreça',
    raw: 'Tal com ha arribat',
  },
  protocols: { analytics: 'Pàgines i accions', heartbeat: 'Reproducció' } as Readonly<Record<string, string>>,
  /** What happened, and who can fix it. */
  why: {
    truncated:
      'Comença amb AQB i no acaba amb AQE: pel camí se n’ha perdut el final, gairebé sempre perquè l’adreça era massa llarga o s’ha tancat la pàgina. Ja no es pot completar.',
    unknownProtocol:
      'No és cap de les peticions que fan les pàgines o els reproductors. O és d’una altra eina, o el client té l’adreça mal posada.',
    missingField:
      'Sense aquest camp no es pot saber què va passar. L’ha d’enviar el client: mira quina versió del reproductor o de l’etiqueta hi ha a la pàgina.',
    badValue:
      'El camp hi és, però el valor no té la forma que ha de tenir: un text on hi va un nombre, o una hora impossible.',
    tooLarge: 'Ocupa més del que es llegeix d’un cop. Només se’n desa el començament.',
    notUtf8: 'El text és en una altra codificació. El client ha d’enviar UTF-8.',
    notGzip: 'Diu que ve comprimit amb gzip, i no hi ve.',
    tooManyLines: 'L’enviament porta més línies de les que s’admeten. El client l’ha de partir.',
    unknownSuite:
      'El conjunt d’informes de l’adreça no és cap dels d’aquest servidor. Si ho ha de ser, afegeix-lo a la configuració i torna’l a llegir.',
    unstorable: 'S’ha entès, però no s’ha pogut desar. No és culpa del client: torna’l a llegir.',
  } as Readonly<Record<string, string>>,
  allReasons: 'Tots els motius',
  reasons: 'Motius',
  limit: 'Quants',
  last: (n: number) => `Els últims ${n}`,
  refresh: 'Actualitza',
  empty: 'Cap esdeveniment rebutjat',
  emptyAdvice: 'Tot el que ha arribat es pot llegir. Si un client envia res que no entenem, ho trobaràs aquí.',
  copy: 'Copia',
  choose: (time: string) => `Tria el de ${time}`,
  replayChosen: (n: string) => `Torna a llegir els triats (${n})`,
  replayAll: (reason: string) => `Torna a llegir tots els de «${reason}»`,
  replayWhy: 'El que ara ja s’entén passa als informes amb la seva hora, una sola vegada; la resta es queda aquí.',
  replayed: (looked: string, moved: string) => `Llegits: ${looked}. Recuperats: ${moved}.`,
  still: (n: string, reason: string) => `${n} encara no es ${n === '1' ? 'pot' : 'poden'} llegir: ${reason}.`,
  cut: (n: string) => `${n} només es ${n === '1' ? 'va' : 'van'} desar en part.`,
  notReplayed: 'No s’ha pogut tornar a llegir.',
} as const;

export type RejectedWords = Shape<typeof rejectedCatalan>;
