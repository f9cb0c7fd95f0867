import type { Shape } from '../messages/catalan.ts';
import { de } from '../messages/elided.ts';

/** Texts of the sheet of a figure, in Catalan. Loaded with it. */
export const sheetCatalan = {
  accuracy: {
    title: 'Quant es pot equivocar?',
    text: 'Mesurat amb un públic simulat, del qual se saben les xifres exactes.',
    condition: 'Condició',
    error: 'Error',
    exact: 'exacte',
    none: 'Aquesta mètrica no s’ha calibrat.',
  },
  sheet: {
    close: 'Tanca',
    ofWhole: 'Total de la consulta',
    compared: 'Període comparat',
    share: 'Part del total',
    formula: 'Fórmula',
    version: 'Versió de la definició',
    unit: 'Unitat',
    units: {
      count: 'nombre',
      seconds: 'segons',
      ms: 'mil·lisegons',
      ratio: 'part del total, en percentatge',
      mean: 'mitjana',
      audience: 'sessions alhora, de mitjana',
      bitsPerSecond: 'bits per segon',
    },
    leftOut: 'Fora de la xifra',
    /** Reasons that are counted without the filter of the figure. */
    leftOutWhole: {
      hits: 'Els esdeveniments de pàgines són els de tot el conjunt en aquest període: no diuen si eren d’aquesta part.',
      playback:
        'Els esdeveniments de reproducció són els de tot el conjunt en aquest període: no diuen si eren d’aquesta part.',
      rejected: 'Els que no es poden llegir són els de tots els conjunts en aquest període: no se sap de què eren.',
    },
    statement: 'Sentència SQL',
    period: 'Període',
    rows: 'Files que hi ha darrere',
    rowsShown: (shown: string, all: string) =>
      shown === all ? `${all} en total, primer les més antigues.` : `Les ${shown} més antigues ${de(all)}.`,
    since: (clock: string, now: string) =>
      `La xifra comptava els esdeveniments rebuts fins a les ${clock}. N’han arribat més: ara seria ${now}.`,
    timeIn: (time: string, window: string, mean: string) => `${time} de contingut en ${window}: ${mean} de mitjana.`,
    noRows: 'No n’hi ha cap.',
    noSuchRow: 'En aquest període la taula no té cap fila amb aquests valors.',
    at: 'Quan',
    session: 'Sessió',
    sessionOf: (at: string) => `Obre la sessió de ${at}`,
    fields: {
      visitor: 'Visitant',
      page: 'Pàgina',
      kind: 'Mena',
      event: 'Esdeveniment',
      ad_name: 'Anunci',
      furthest_s: 'Fins a',
      played_ms: 'Temps',
      seconds: 'Temps dins',
      title: 'Títol',
      channel: 'Canal',
      events: 'Esdeveniments',
      tier: 'Consentiment',
      visit: 'Visita',
      reached: 'Passos fets',
      cumulative_s: 'En total',
      consecutive_s: 'Seguits',
    } as Readonly<Record<string, string>>,
    numbers: {
      startup: 'Temps d’arrencada',
      score: 'Puntuació',
      bitrate: 'Taxa de bits',
      time: 'Temps',
      partOfContent: 'Part del contingut',
    },
  },
} as const;

export type SheetWords = Shape<typeof sheetCatalan>;
