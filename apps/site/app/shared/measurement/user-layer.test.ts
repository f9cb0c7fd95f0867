import { toDigitalData } from '@sintonia/tag/data-layer';
import { describe, expect, test } from 'vitest';
import type { LoginModule } from './login-module.ts';
import { withVisitor } from './user-layer.ts';

const ID = 'ab'.repeat(32);

const visitor = (cookie: string, given: Pick<Window, 'sintoniaLogin' | 'sintoniaApp'> = {}) => ({
  ...given,
  document: { cookie },
});
const aModule = (isLoggedIn: boolean, ids: Partial<LoginModule> = {}) => ({
  sintoniaLogin: { type: 'app', isLoggedIn: () => isLoggedIn, ...ids },
});
const userOf = (...given: Parameters<typeof visitor>) => toDigitalData(withVisitor({}, visitor(...given))).user;

describe('user group of the data layer (§ 3, D-05)', () => {
  test('D-05 identifies a signed-in visitor by the hash of the session cookie, and leaves the page part unchanged', () => {
    const { page, user } = toDigitalData(
      withVisitor({ pageName: 'portada' }, visitor(`a=1; sintonia_usuari=${ID}; b=2`)),
    );
    expect(page).toMatchObject({ pageName: 'portada', screenReader: '' });
    expect(user).toEqual({ idUsuari: ID, idBigData: ID, userLogin: true });
  });

  test.each(['', 'sintonia_usuari=', 'sintonia_usuari=algú', `xsintonia_usuari=${ID}`])(
    'D-02 reports no user: %s',
    (cookies) => {
      expect(userOf(cookies)).toEqual({ idUsuari: 'No informat', idBigData: 'No Informat', userLogin: false });
    },
  );

  test('D-05 takes the login state from the login module, and the identity from the cookie', () => {
    expect(userOf(`sintonia_usuari=${ID}`, aModule(false)).userLogin).toBe(false);
    expect(userOf(`sintonia_usuari=${ID}`, aModule(false)).idUsuari).toBe('No informat');
    expect(userOf(`sintonia_usuari=${ID}`, aModule(true, { bigDataId: 'bd-1' }))).toEqual({
      idUsuari: ID,
      idBigData: 'bd-1',
      userLogin: true,
    });
    expect(userOf('', aModule(true, { userId: 'u-1' }))).toMatchObject({ idUsuari: 'u-1', userLogin: true });
  });

  test('§ 3 sets the screen reader flag from the visitor or the app only', () => {
    const readerOf = (...given: Parameters<typeof visitor>) => withVisitor({}, visitor(...given)).screenReader;
    expect(readerOf('a=1; sintonia_lector=1')).toBe(true);
    expect(readerOf('', { sintoniaApp: { screenReader: true } })).toBe(true);
    expect([readerOf(''), readerOf('sintonia_lector=')]).toEqual([undefined, undefined]);
  });
});
