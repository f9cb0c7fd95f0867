/** Texts of the charts of seconds. */
import type { SecondsWords } from '../charts/seconds/SecondsCharts.tsx';
import { useWordsOf } from '../messages/language.ts';

interface CurveWords extends SecondsWords {
  step: string;
  steps: Readonly<Record<'minut' | 'segon', string>>;
  title: string;
  ofDay: (channel: string) => string;
  second: string;
}

const catalan: CurveWords = {
  step: 'Detall de la corba',
  steps: { minut: 'Per minuts', segon: 'Per segons' },
  title: 'Segon a segon',
  ofDay: (channel) => `${channel}, segon a segon`,
  second: 'Segon',
  choose: 'Tria un segon',
  keys: 'Fletxes: mouen el cursor. Majúscules i fletxes: mouen el tram. Més i menys: apropen i allunyen. Zero: tot.',
  hint: 'Arrossega per apropar un tram; amb Majúscules, per moure’l.',
  closer: 'Apropa',
  wider: 'Allunya',
  earlier: '‹ Abans',
  later: 'Després ›',
  whole: 'Mostra-ho tot',
};

const english: CurveWords = {
  step: 'Detail of the curve',
  steps: { minut: 'By minute', segon: 'By second' },
  title: 'Second by second',
  ofDay: (channel) => `${channel}, second by second`,
  second: 'Second',
  choose: 'Choose a second',
  keys: 'Arrow keys move the cursor; with Shift, the part shown. Plus and minus zoom in and out. Zero shows everything.',
  hint: 'Drag to zoom into a part; hold Shift to move it.',
  closer: 'Zoom in',
  wider: 'Zoom out',
  earlier: '‹ Earlier',
  later: 'Later ›',
  whole: 'Show everything',
};

export const useSecondsWords = (): CurveWords => useWordsOf(catalan, english);
