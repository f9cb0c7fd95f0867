import type { Shape } from '../messages/catalan.ts';
import type { AnalysisKind } from '../query/analysis-paths.ts';

/** Kinds that have a screen of their own. */
type ScreenKind = Exclude<AnalysisKind, 'table'>;

/** Texts of the analyses in «Explora», in Catalan. */
export const analysisCatalan = {
  lead: {
    funnel:
      'Quantes visites fan un pas darrere l’altre, i en quin s’aturen. Entre dos passos n’hi pot haver d’altres, si no es diu el contrari.',
    flow: 'D’on es ve i on es va, dins de la mateixa visita. Un nom obre què s’hi pot fer; una xifra n’obre les files.',
    retention: 'Els visitants, per la setmana en què van venir per primer cop, i quina part torna cada setmana.',
    along: 'Quanta gent hi ha a cada moment d’un títol, i què s’hi diu. Busca una frase i mira on se’n van.',
    after:
      'Què obre la gent just després d’una cerca, o d’arribar per una campanya; i què més passa en aquestes visites.',
  } satisfies Record<ScreenKind, string> as Record<ScreenKind, string>,
  show: 'Mostra',
  /** Name of a column of the comparison period. */
  before: (name: string) => `${name}, abans`,
  noValue: 'sense valor',
  emptyAdvice: 'Tria un període més llarg, un altre valor, o treu segments.',
  funnel: {
    steps: 'Passos de l’embut',
    step: (place: number) => `Pas ${place}`,
    condition: 'Condició',
    addStep: 'Afegeix un pas',
    removeStep: (place: number) => `Treu el pas ${place}`,
    within: 'Dins de què',
    inVisit: 'dins d’una visita',
    times: {
      3600: 'un mateix visitant, en una hora',
      86400: 'un mateix visitant, en un dia',
      604800: 'un mateix visitant, en una setmana',
      2419200: 'un mateix visitant, en quatre setmanes',
    } as Readonly<Record<number, string>>,
    strict: 'Sense cap altra pàgina entremig',
    result: 'Resultat',
    each: { visit: 'visites', visitor: 'visitants' },
    unit: (unit: string) => `Es compten ${unit}.`,
    lost: (count: string, share: string) =>
      `${count === '1' ? 'se’n va' : 'se’n van'} ${count}${share && ` (${share})`}`,
    sentence: {
      visit: 'Visites que han fet aquest pas i tots els d’abans, en ordre.',
      visitor: 'Visitants que han fet aquest pas i tots els d’abans, en ordre i dins del temps.',
    },
    leftOut: 'Compta els esdeveniments que haurien fet algun dels passos.',
    empty: 'Ningú no fa el primer pas',
    emptyAdvice: 'Tria un període més llarg o canvia el primer pas.',
  },
  flow: {
    by: 'Recorregut per',
    steps: 'Quants passos',
    stepCount: (count: number) => (count === 1 ? 'un pas' : `${count} passos`),
    place: (step: number) => {
      if (step === -1) return 'Just abans';
      if (step === 1) return 'Just després';
      return step < 0 ? `${-step} passos abans` : `${step} passos després`;
    },
    toMiddle: 'Posa-ho al mig',
    /** Names of segments of visits. */
    only: (value: string) => `Visites amb «${value}»`,
    without: (value: string) => `Visites sense «${value}»`,
    entered: 'La visita comença',
    left: 'La visita acaba',
    times: 'vegades',
    open: (value: string, count: string, share: string) => `${value}: ${count}, ${share}. Obre’n les files`,
    others: (count: string) => `i ${count} més`,
    sentence: (place: string, value: string) => `${place}: quantes vegades, respecte de «${value}», dins de la visita.`,
    middle: (value: string) => `Quantes vegades surt «${value}» en les visites del període.`,
    leftOut: (value: string) => `Compta les vegades que hauria sortit «${value}».`,
    empty: 'No hi ha cap recorregut per mostrar',
  },
  retention: {
    table: 'Part dels visitants de cada setmana que torna',
    week: 'Setmana del',
    visitors: 'Visitants',
    after: (weeks: number) => {
      if (weeks === 0) return 'La mateixa setmana';
      return weeks === 1 ? '1 setmana' : `${weeks} setmanes`;
    },
    open: (week: string, after: string, count: string, share: string) =>
      `Setmana del ${week}, ${after}: ${count} ${count === '1' ? 'visitant' : 'visitants'}, ${share}`,
    sentence: 'Visitants d’aquesta setmana que tornen a tenir un esdeveniment tantes setmanes després.',
    without: (count: string) =>
      count === '1'
        ? '1 esdeveniment sense identificador no és de cap setmana.'
        : `${count} esdeveniments sense identificador no són de cap setmana.`,
    empty: 'Ningú no ha vingut per primer cop en aquest període',
  },
  along: {
    empty: 'No s’ha reproduït cap títol',
    emptyAdvice: 'S’omplirà amb la primera reproducció. Tria un període més llarg.',
  },
  after: {
    kind: 'Cerques, campanyes o procedències',
    search: 'Aquesta cerca',
    arrivals: 'Les pàgines on arriben',
    landing: 'On arriben',
    next: 'Què obren just després d’arribar',
    visits: 'Què més passa en aquestes visites',
    anyOrder: 'Tot el que passa en les mateixes visites, abans i després. No vol dir que vingui d’aquí.',
    pages: 'Pàgines de les mateixes visites, abans i després',
    played: 'Reproduccions de les mateixes visites, abans i després',
    titles: 'Títols de les mateixes visites, abans i després',
    empty: 'No n’hi ha cap en aquest període',
  },
  problems: {
    notOfLevel: 'Els segments triats no valen per a aquesta anàlisi: tria’n de visitants, o treu-los.',
    tooLong: 'El període és massa llarg per a aquesta anàlisi.',
  } as Readonly<Record<string, string>>,
} as const;

/** Texts may differ, keys and parameters may not. */
export type AnalysisWords = Shape<typeof analysisCatalan>;
