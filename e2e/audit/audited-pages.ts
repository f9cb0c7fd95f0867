/** What the audit visits: every route, and the states of some that only come when one does something. */
import type { Page } from 'playwright-core';
import { PERSONAL_ROUTES, PUBLIC_ROUTES } from '../support/routes.ts';
import type { Surroundings } from './tree-findings.ts';

export interface AuditedPage {
  name: string;
  path: string;
  around: Surroundings;
  isPersonal: boolean;
  /** Whether the question of consent is still open. */
  isAsked: boolean;
  /** Brings the page into its state. */
  prepare?: (page: Page) => Promise<void>;
}

const ALONE = ['/incrusta/', '/radio/finestra/'];

const pageAt = (path: string): AuditedPage => ({
  name: path,
  path,
  around: ALONE.some((part) => path.startsWith(part)) ? 'alone' : 'house',
  isPersonal: false,
  isAsked: false,
});

/** Begins and stops again: the controls stay, and no second is like another to what looks for differences. */
async function begin(page: Page, press: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: press }).first().click();
  await page.waitForFunction(() =>
    [...document.querySelectorAll('video, audio')].some((media) => (media as HTMLMediaElement).currentTime > 0),
  ); // cast: what the selector says
  await page.evaluate(() => {
    for (const media of document.querySelectorAll<HTMLMediaElement>('video, audio')) media.pause();
  });
  await page.mouse.move(0, 0);
}

export const AUDITED_PAGES: readonly AuditedPage[] = [
  ...PUBLIC_ROUTES.map(({ path }) => pageAt(path)),
  ...PERSONAL_ROUTES.map(({ path }) => ({ ...pageAt(path), isPersonal: true })),
  { ...pageAt('/'), name: '/ with the question of consent', isAsked: true },
  { ...pageAt('/video/1001/'), name: '/video/1001/ begun', prepare: (page) => begin(page, /^Reprodueix/) },
  {
    ...pageAt('/directes/tramuntana-1/'),
    name: '/directes/tramuntana-1/ begun',
    prepare: (page) => begin(page, /^Reprodueix/),
  },
  {
    ...pageAt('/noticia/3027/'),
    name: '/noticia/3027/ with a picture as large as the screen',
    around: 'modal',
    prepare: async (page) => {
      await page.getByRole('link', { name: /imatge 2 a pantalla completa/ }).click();
      await page.getByRole('dialog').waitFor();
      await page.mouse.move(0, 0);
    },
  },
  { ...pageAt('/radio/'), name: '/radio/ with the radio on', prepare: (page) => begin(page, /^Escolta/) },
];
