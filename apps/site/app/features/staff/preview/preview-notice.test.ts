import { expect, test } from 'vitest';
import { addressAfter } from './preview-notice.ts';

test.each([
  ['https://a.example/noticia/1/?ext=x&previsualitza=t', null, 'https://a.example/noticia/1/?ext=x'],
  ['https://a.example/noticia/1/?previsualitza=t', 'fi', 'https://a.example/noticia/1/?previsualitza=fi'],
  ['https://a.example/#vots', 'fi', 'https://a.example/?previsualitza=fi#vots'],
])('P-06 the preview of %s ends with the value %s', (address, value, after) => {
  expect(addressAfter({ parameter: 'previsualitza', value }, address)).toBe(after);
});
