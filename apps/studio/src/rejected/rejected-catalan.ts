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
