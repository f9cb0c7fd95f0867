/** Texts of choosing rows and columns in «Explora». */
import { useWordsOf } from '../messages/language.ts';

const catalan = {
  arrange: 'Files i columnes',
  rows: 'Files',
  columns: 'Columnes',
  hint: 'Arrossega-hi noms de la llista, o prem-los. Amb el teclat, les fletxes mouen un nom i Supr el treu.',
  noRows: 'Deixa aquí una dimensió: sense cap, la taula només té el total.',
  move: (name: string, at: number, of: number) => `${name}, ${at} de ${of}`,
  remove: (name: string) => `Treu «${name}»`,
  mostRows: (count: number) => `Com a màxim, ${count} dimensions.`,
  chart: 'Gràfic',
  charts: {
    cap: 'Només la taula',
    totals: 'Corba dels totals',
    files: 'Corbes de les primeres files',
    barres: 'Barres de les primeres files',
  },
  rowCurves: (metric: string, rows: string, step: string) => `${metric} per files (${rows}), ${step}`,
  rowBars: (metric: string, rows: string) => `${metric} per files (${rows})`,
};
type ExploreWords = typeof catalan;

const english: ExploreWords = {
  arrange: 'Rows and columns',
  rows: 'Rows',
  columns: 'Columns',
  hint: 'Drag names here from the list, or press them. With the keyboard, arrows move a name and Delete removes it.',
  noRows: 'Drop a dimension here: without one the table has the total alone.',
  move: (name, at, of) => `${name}, ${at} of ${of}`,
  remove: (name) => `Remove “${name}”`,
  mostRows: (count) => `At most ${count} dimensions.`,
  chart: 'Chart',
  charts: {
    cap: 'Table only',
    totals: 'Curve of the totals',
    files: 'Curves of the first rows',
    barres: 'Bars of the first rows',
  },
  rowCurves: (metric, rows, step) => `${metric} by row (${rows}), ${step}`,
  rowBars: (metric, rows) => `${metric} by row (${rows})`,
};

export const useExploreWords = (): ExploreWords => useWordsOf(catalan, english);
