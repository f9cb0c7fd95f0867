import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { totpCode } from '../apps/server/src/accounts/testing/totp-code.ts';
import { axeFindings } from './support/axe.ts';
import { newVisit, openHeadlessShell } from './support/open-browser.ts';
import { type RunningServer, startServer } from './support/start-server.ts';

const PASSWORD = 'el ruc menja cireres';
const NEXT = 'tres gats a la teulada';
const ADA = 'ada@tramuntana.example';
const AINA = 'aina@tramuntana.example';

/** Staff accounts: only the link of the first start gives access, and the log records everything. */
describe('staff of the studio, on a fresh server without a demo (B-02, R-08)', () => {
  let server: RunningServer;
  let browser: Browser;
  let origin: string;
  let ada: Page;
  let secret = '';
  const pageErrors: string[][] = [];

  /** By host name, because a passkey belongs to one. */
  const newPerson = async (viewport = { width: 1440, height: 900 }): Promise<Page> => {
    const visit = await newVisit(browser, origin, viewport);
    pageErrors.push(visit.pageErrors);
    return visit.page;
  };
  const signIn = async (page: Page, email: string, password: string) => {
    await page.goto(`${origin}/estudi/entra`);
    await page.getByLabel('Adreça electrònica').fill(email);
    await page.getByLabel('Contrasenya', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Entra', exact: true }).click();
  };
  const isInside = (page: Page) => page.getByRole('heading', { name: 'Ara', level: 1 }).waitFor();

  beforeAll(async () => {
    server = await startServer({
      DEMO: 'off',
      ROLES: 'collect,write,studio',
      PUBLIC_ORIGIN: 'http://localhost:{port}',
    });
    origin = server.origin.replace('127.0.0.1', 'localhost');
    browser = await openHeadlessShell();
    ada = await newPerson();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  test('B-02 creates the first administrator by the link of the first start, with a password and a code', async () => {
    const [, path] = /(\/estudi\/benvinguda#[\w-]{43})/.exec(server.printed()) ?? [];
    await ada.goto(`${origin}${path}`);
    await ada.getByRole('heading', { name: 'El primer administrador' }).waitFor();
    expect(ada.url()).not.toContain('#');
    expect(await axeFindings(ada)).toEqual([]);
    await ada.getByLabel('Nom i cognoms').fill('Ada Coll');
    await ada.getByLabel('Adreça electrònica').fill(ADA);
    await ada.getByLabel('Contrasenya', { exact: true }).fill('Contrasenya2026');
    await ada.getByRole('button', { name: 'Entra a l’estudi' }).click();
    await ada.getByText('la fa servir molta gent').waitFor();
    await ada.getByLabel('Contrasenya', { exact: true }).fill(PASSWORD);
    await ada.getByRole('button', { name: 'Entra a l’estudi' }).click();
    await isInside(ada);

    await ada.getByRole('link', { name: 'El meu compte' }).click();
    await ada.getByRole('button', { name: 'Activa el codi' }).click();
    await ada.getByLabel('Escriu la contrasenya per confirmar-ho').fill(PASSWORD);
    await ada.getByRole('button', { name: 'Continua' }).click();
    await ada.getByRole('img', { name: 'Codi QR' }).waitFor();
    expect(await ada.getByRole('list', { name: 'Codis de recuperació' }).locator('li').count()).toBe(10);
    expect(await axeFindings(ada)).toEqual([]);
    secret = ((await ada.locator('form code').textContent()) ?? '').trim();
    await ada.getByLabel('Codi de sis xifres').fill('000000');
    await ada.getByRole('button', { name: 'Comprova i activa' }).click();
    await ada.getByText('El codi no és correcte').waitFor(); // and the codes stay on the screen
    await ada.getByLabel('Codi de sis xifres').fill(totpCode(secret, Date.now()));
    await ada.getByRole('button', { name: 'Comprova i activa' }).click();
    await ada.getByText('Queden 10 codis de recuperació').waitFor();
  });

  test('B-02 asks for the code after the password at sign-in', async () => {
    const page = await newPerson();
    await signIn(page, ADA, PASSWORD);
    await page.getByLabel('Codi', { exact: true }).fill('000000');
    await page.getByRole('button', { name: 'Entra', exact: true }).click();
    await page.getByText('El codi no és correcte').waitFor();
    await page.getByLabel('Codi', { exact: true }).fill(totpCode(secret, Date.now()));
    await page.getByRole('button', { name: 'Entra', exact: true }).click();
    await isInside(page);
    await page.context().close();
  });

  test('B-02 lets an invited analyst in, hides the staff screens from her, and ends her session when she is disabled', async () => {
    await ada.getByRole('link', { name: 'Equip' }).click();
    await ada.getByRole('button', { name: 'Convida' }).click();
    await ada.getByLabel('Nom i cognoms').fill('Aina Puig');
    await ada.getByLabel('Adreça electrònica').fill(AINA);
    await ada.getByRole('button', { name: 'Crea l’enllaç' }).click();
    const link = (await ada.locator('code', { hasText: '/estudi/benvinguda#' }).textContent()) ?? '';

    const aina = await newPerson();
    await aina.goto(link);
    await aina.getByRole('heading', { name: 'Hola, Aina Puig' }).waitFor();
    await aina.getByLabel('Contrasenya', { exact: true }).fill(PASSWORD);
    await aina.getByRole('button', { name: 'Entra a l’estudi' }).click();
    await isInside(aina);
    expect(await aina.getByRole('link', { name: 'Equip' }).count()).toBe(0);
    await aina.goto(`${origin}/estudi/equip`);
    await aina.getByText('El teu rol no ho permet').waitFor();
    await aina.goto(`${origin}/estudi/resum`);
    await aina.getByRole('heading', { name: 'Resum', level: 1 }).waitFor();

    await ada.reload();
    await ada.getByRole('button', { name: 'Desactiva: Aina Puig' }).click();
    await ada.getByRole('button', { name: 'Sí', exact: true }).click();
    await ada.getByRole('button', { name: 'Activa: Aina Puig', exact: true }).waitFor();
    await aina.reload();
    await aina.getByRole('heading', { name: 'Entra a l’estudi' }).waitFor();
    await signIn(aina, AINA, PASSWORD);
    await aina.getByText('L’adreça o la contrasenya no són correctes').waitFor();
    await ada.getByRole('button', { name: 'Activa: Aina Puig', exact: true }).click();
    await ada.getByRole('button', { name: 'Sí', exact: true }).click();
    await ada.getByRole('button', { name: 'Desactiva: Aina Puig' }).waitFor();
    await aina.context().close();
  });

  test('B-02 refuses to disable the last administrator, and states the reason', async () => {
    await ada.getByRole('button', { name: 'Desactiva: Ada Coll' }).click();
    await ada.getByRole('button', { name: 'Sí', exact: true }).click();
    await ada.getByText('És l’últim administrador').waitFor();
  });

  test('B-02 ends the other sessions on a change of password', async () => {
    const [here, elsewhere] = [await newPerson(), await newPerson()];
    for (const page of [here, elsewhere]) {
      await signIn(page, AINA, PASSWORD);
      await isInside(page);
    }
    await here.getByRole('link', { name: 'El meu compte' }).click();
    await here.getByLabel('Contrasenya d’ara').fill(PASSWORD);
    await here.getByLabel('Contrasenya nova').fill(NEXT);
    await here.getByRole('button', { name: 'Canvia la contrasenya' }).click();
    await here.getByText('S’han tancat les altres sessions').waitFor();
    await elsewhere.reload();
    await elsewhere.getByRole('heading', { name: 'Entra a l’estudi' }).waitFor();
    await here.reload();
    await here.getByRole('heading', { name: 'El meu compte', level: 1 }).waitFor();
    for (const page of [here, elsewhere]) await page.context().close();
  });

  test('B-02 adds a passkey that signs in by itself after being unlocked', async () => {
    const page = await newPerson();
    await giveAuthenticator(page.context(), page);
    await signIn(page, AINA, NEXT);
    await isInside(page);
    await page.getByRole('link', { name: 'El meu compte' }).click();
    await page.getByRole('button', { name: 'Afegeix una clau' }).click();
    await page.getByLabel('Escriu la contrasenya per confirmar-ho').fill(NEXT);
    await page.getByRole('button', { name: 'Continua' }).click();
    await page.getByRole('button', { name: 'Treu la clau' }).waitFor();
    await page.getByRole('button', { name: 'Tanca la sessió' }).first().click();
    await page.getByRole('button', { name: 'Entra amb una clau d’accés' }).click();
    await isInside(page);
    await page.context().close();
  });

  test('B-02 shows everything in the audit log, with search and export', async () => {
    await ada.getByRole('link', { name: 'Registre' }).click();
    const entries = ada.getByRole('list', { name: 'Entrades' }).locator('li');
    await entries.first().waitFor();
    const all = (await entries.allInnerTexts()).join('\n');
    for (const act of [
      'ha creat el primer compte',
      'ha activat el codi',
      'ha convidat',
      'ha acceptat la invitació',
      'ha desactivat',
      'ha canviat la contrasenya',
      'ha afegit una clau',
      'intent d’entrada refusat',
    ])
      expect(all).toContain(act);
    for (const hidden of [PASSWORD, NEXT, secret]) expect(all).not.toContain(hidden);
    await ada.getByLabel('Persona').fill('aina@');
    await ada.getByLabel('Acció').selectOption('accounts.disabled');
    await ada.getByRole('button', { name: 'Cerca' }).click();
    await expect.poll(() => entries.count()).toBe(1);
    expect(await entries.textContent()).toContain(`ha desactivat ${AINA}`);
    const [download] = await Promise.all([
      ada.waitForEvent('download'),
      ada.getByRole('link', { name: 'Baixa en CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('auditoria.csv');
  });

  const VIEWS = (['ca', 'en'] as const).flatMap((language) =>
    (['light', 'dark'] as const).flatMap((theme) =>
      ([390, 1440] as const).map((width) => [language, theme, width] as const),
    ),
  );
  test.each(VIEWS)('B-02 has no axe findings on the staff screens: %s, %s, %i px', async (language, theme, width) => {
    await ada.setViewportSize({ width, height: 900 });
    await ada.evaluate(
      ([chosen, shade]) => {
        localStorage.setItem('studio.language', chosen);
        localStorage.setItem('studio.theme', shade);
      },
      [language, theme] as const,
    );
    const [invite, loading] = language === 'ca' ? ['Convida', 'Carregant…'] : ['Invite', 'Loading…'];
    for (const path of ['equip', 'equip/convida', 'compte', 'auditoria', 'anuncis/fitxers']) {
      await ada.goto(`${origin}/estudi/${path.replace('/convida', '')}`);
      await ada.locator('main li, main form, main fieldset').first().waitFor();
      await expect.poll(() => ada.locator('main [role=status]').filter({ hasText: loading }).count()).toBe(0);
      if (path.endsWith('convida')) await ada.getByRole('button', { name: invite, exact: true }).click();
      if (process.env.SHOTS)
        await ada.screenshot({
          path: `${process.env.SHOTS}/${path.replace('/', '-')}-${language}-${theme}-${width}.png`,
          fullPage: true,
        });
      expect([path, await axeFindings(ada)]).toEqual([path, []]);
      const overflow = await ada.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect([path, overflow]).toEqual([path, 0]);
    }
  });

  test('B-02 has no console errors except refusals of the server', () => {
    expect(pageErrors.flat().filter((errorOutput) => !errorOutput.startsWith('Failed to load resource'))).toEqual([]);
  });
});

/** A virtual authenticator that unlocks itself (WebAuthn, «automation»). */
async function giveAuthenticator(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
