import { toDigitalData } from '@sintonia/tag/data-layer';
import { describe, expect, test } from 'vitest';
import { withUser } from './user-layer.ts';

const ID = 'ab'.repeat(32);

describe('user group of the data layer (§ 3, D-05)', () => {
  test('who is signed in is told by the hash of the session cookie, and the page stays as it is', () => {
    const { page, user } = toDigitalData(withUser({ pageName: 'portada' }, `a=1; sintonia_usuari=${ID}; b=2`));
    expect(page.pageName).toBe('portada');
    expect(user).toEqual({ idUsuari: ID, idBigData: 'No Informat', userLogin: true });
  });

  test.each(['', 'sintonia_usuari=', 'sintonia_usuari=algú', `xsintonia_usuari=${ID}`])(
    'D-02 nobody: %s',
    (cookies) => {
      expect(toDigitalData(withUser({}, cookies)).user).toEqual({
        idUsuari: 'No informat',
        idBigData: 'No Informat',
        userLogin: false,
      });
    },
  );
});
