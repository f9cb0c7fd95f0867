/** States of pages that appear only after an action or an error. */
import type { Page } from 'playwright-core';
import { failurePage } from '../../apps/server/src/site/failure-page.ts';
import { acceptsAll } from '../support/consent-cookies.ts';
import { signUp } from './sign-up.ts';

/** Starts playback and pauses it: the controls stay visible, and the position does not change between screenshots. */
export const begun = (press: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name: press }).first().click();
  await page.waitForFunction(() =>
    [...document.querySelectorAll('video, audio')].some((media) => (media as HTMLMediaElement).currentTime > 0),
  ); // cast: type of the selector
  await page.evaluate(() => {
    for (const media of document.querySelectorAll<HTMLMediaElement>('video, audio')) media.pause();
  });
  await page.mouse.move(0, 0);
};

export async function pictureLarge(page: Page): Promise<void> {
  await page.getByRole('link', { name: /imatge 2 a pantalla completa/ }).click();
  await page.getByRole('dialog').waitFor();
  await page.mouse.move(0, 0);
}

export async function voted(page: Page): Promise<void> {
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Vota' }).click();
  await page.getByText('el teu vot').waitFor();
}

/** A submitted form is refused and shows its error. */
export async function refused(page: Page): Promise<void> {
  await page.getByLabel('Correu electrònic').fill('ningu@exemple.cat');
  await page.getByLabel('Contrasenya').fill('no és aquesta');
  await page.getByRole('button', { name: 'Entra' }).click();
  await page.getByRole('alert').waitFor();
}

/** The invitation form. */
export async function inviting(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Convida' }).click();
  await page.getByLabel('Nom i cognoms').waitFor();
}

/** The QR code, its recovery codes, and the field for the first six digits. Nothing is enabled. */
export async function addingCode(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Activa el codi' }).click();
  await page.getByLabel('Escriu la contrasenya per confirmar-ho').fill('tramuntana-demo');
  await page.getByRole('button', { name: 'Continua' }).click();
  await page.getByRole('img', { name: 'Codi QR' }).waitFor();
}

/** A navigation whose page fails: the site shows the error inside its shell (W-10). */
export async function failedOnTheWay(page: Page): Promise<void> {
  await page.route('**/*.data*', (route) => route.fulfill({ status: 500, body: '' }));
  // By script: which of the two links is visible depends on the width.
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/noticies/"]')?.click());
  await page.getByRole('heading', { name: 'Alguna cosa no ha anat bé' }).waitFor();
}

/** A page whose error page failed too (W-10). */
export async function failedWhole(page: Page): Promise<void> {
  const html = failurePage({ reason: 'failure', nonce: '', siteName: 'Tramuntana', reference: 'req-1' });
  await page.route('**/programes/', (route) =>
    route.fulfill({ status: 500, contentType: 'text/html; charset=utf-8', body: html }),
  );
  await page.goto(new URL('/programes/', page.url()).href);
  await page.getByRole('heading', { name: 'Ara mateix no podem mostrar aquesta pàgina' }).waitFor();
}

/** A story is stored and the network is gone: at an address that was not read, or at the story itself. */
export const offlineAt = (path: '/programes/' | null) => async (page: Page) => {
  await page.getByRole('button', { name: 'Desa el que llegeixo' }).click();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.evaluate(untilStored);
  await page.context().setOffline(true);
  await page.goto(path ? new URL(path, page.url()).href : page.url());
  await page.getByText(path ? 'No tens connexió' : 'aquesta és la còpia del dia que la vas llegir').waitFor();
};

/** In the page: waits until the shown story is stored, with its picture. */
async function untilStored(): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const [name] = await caches.keys();
    const kept = name === undefined ? [] : await (await caches.open(name)).keys();
    if (kept.some(({ url }) => url === location.href)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the story was not kept');
}

/**
 * Lists of a visitor who follows two programmes, saved a story and an episode, stopped one episode in the middle and
 * finished one.
 */
export const withLists = (path: '/compte/' | '/compte/historial/') => async (page: Page) => {
  const { origin } = new URL(page.url());
  const session = await signUp(origin);
  const at = session.indexOf('=');
  await page.context().addCookies([{ name: session.slice(0, at), value: session.slice(at + 1), url: origin }]);
  await acceptsAll(page, origin); // positions are kept only with consent
  const refused = await page.evaluate(async () => {
    const atMs = Date.now();
    const reported = {
      desats: {
        changes: [
          { kind: 'programme', id: 'cims', isSaved: true, atMs },
          { kind: 'programme', id: 'cafe-amb-veu', isSaved: true, atMs },
          { kind: 'story', id: 3041, isSaved: true, atMs },
          { kind: 'episode', id: 1003, isSaved: true, atMs },
        ],
      },
      posicions: {
        places: [
          { episode: 1001, positionS: 12, atMs },
          { episode: 2001, positionS: null, atMs },
        ],
      },
    };
    const answers = await Promise.all(
      Object.entries(reported).map(([list, body]) =>
        fetch(`/api/compte/${list}`, {
          method: 'PUT',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      ),
    );
    return answers.filter(({ ok }) => !ok).map(({ url, status }) => `${url} ${status}`);
  });
  if (refused.length > 0) throw new Error(`lists were not kept: ${refused}`);
  await page.goto(origin + path, { waitUntil: 'networkidle' });
};
