import { expect, test } from 'vitest';
import { needsSession, returnPath, signInAddress } from './return-path.ts';

test('R-08 sign-in returns to the screen and its period', () => {
  const address = signInAddress({ pathname: '/estudi/resum', search: '?periode=7d' }, false);
  expect(address).toBe('/entra?torna=%2Fresum%3Fperiode%3D7d');
  expect(returnPath(new URLSearchParams(address.split('?')[1]).get('torna'))).toBe('/resum?periode=7d');
  expect(signInAddress({ pathname: '/estudi/', search: '' }, false)).toBe('/entra');
  expect(signInAddress({ pathname: '/estudi/ara', search: '' }, true)).toBe('/entra?torna=%2Fara&sessio=caducada');
});

test.each([null, '', 'https://example.org/', '//example.org', '/\\example.org', 'javascript:alert(1)'])(
  'R-08 «%s» does not leave the studio',
  (torna) => expect(returnPath(torna)).toBe('/ara'),
);

test('R-12 every screen needs a session, but the sign-in and what a mail opens', () => {
  expect(['/estudi', '/estudi/', '/estudi/ara', '/estudi/fitxa/pagina'].every(needsSession)).toBe(true);
  expect(['/estudi/entra', '/estudi/benvinguda', '/estudi/baixa'].some(needsSession)).toBe(false);
});
