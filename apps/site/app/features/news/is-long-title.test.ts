import { expect, test } from 'vitest';
import { isLongTitle } from './is-long-title.ts';

test.each([
  ['Els embassaments guanyen tres punts en una setmana i són al 61 %', false],
  ['La desinstitucionalització, a debat', true],
  ['Els pobles de la Segarra-Garrigues, l’Urgell-Pla i la Noguera-Segrià, d’acord', false],
  ['Acord. '.repeat(16), true],
])('W-02 whether «%s» is set smaller is %s', (title, isLong) => {
  expect(isLongTitle(title)).toBe(isLong);
});
