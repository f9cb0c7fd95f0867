/** Tests of the audit: each check on a page that violates it, and on one that does not. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../support/open-browser.ts';
import { auditPage } from './audit-page.ts';

const GOOD = `<!doctype html><html lang="ca"><title>Bona</title><meta name="viewport" content="width=device-width">
<style>a, button { display: inline-block; min-height: 24px } :focus-visible { outline: 3px solid blue }
.card { position: relative } .card a:focus-visible { outline: none } .card a::after { content: ''; position: absolute; inset: 0 }
.card a:focus-visible::after { outline: 3px solid blue }</style>
<header><a href="#m">Ves al contingut</a> <nav aria-label="Principal"><a href="/b">Notícies</a></nav></header>
<main id="m"><h1>Portada</h1><h2>Ara</h2><div class="card"><a href="/c">Una notícia</a></div><button>Desa</button>
<fieldset><legend>Tria</legend><label><input type="radio" name="r"> Sí</label> <label><input type="radio" name="r"> No</label></fieldset></main>
<footer><p>Peu</p></footer>`;

const BAD = `<!doctype html><html lang="ca"><title>Dolenta</title>
<style>.quiet:focus { outline: none } @keyframes turn { to { rotate: 9deg } } .turning { width: 80px; animation: turn 2s infinite }
.over { position: fixed; inset: auto 0 0; height: 60px; background: #fff } .under { position: fixed; bottom: 20px }
.tiny { display: block; width: 9px; height: 9px; font-size: 1px; padding: 0; border: 0 }</style>
<main><h1>Una</h1><h3>Salta</h3><p style="color: #eee">No es llegeix</p><div style="width: 900px; height: 1px"></div>
<button class="tiny" aria-label="Primer"></button><button class="tiny" aria-label="Segon"></button>
<a class="quiet" href="/a">Ningú no veu que hi soc</a><button tabindex="3">Primera</button><button></button>
<p class="turning">Dona voltes</p><button class="under">A sota</button><div class="over"></div>
<div role="textbox" tabindex="0" aria-label="Parany" onkeydown="event.preventDefault()">x</div></main>`;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

async function audit(html: string) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  await page.setContent(html);
  const findings = await auditPage(page, 'shell');
  await page.close();
  return findings;
}

test('W-13 the audit reports nothing on a correct page', async () => {
  expect(Object.values(await audit(GOOD)).flat()).toEqual([]);
});

test('W-13 each check of the audit finds its violation', async () => {
  const findings = await audit(BAD);
  expect(findings.axe?.join()).toMatch(/color-contrast/);
  expect(findings.headings).toEqual(['«Salta» has level 3 after level 1']);
  expect(findings.landmarks).toEqual(['0 landmarks «banner»', '0 landmarks «contentinfo»']);
  expect(findings.names).toEqual(['a «button» has no name']);
  expect(findings.reflow?.[0]).toMatch(/px wider than the window/);
  expect(findings.targets?.join()).toMatch(/«Primer» 9×9 px, too near to others/);
  expect(findings.motion).toEqual(['p «Dona voltes» moves for Infinity ms']);
  expect(findings.keyboard?.join()).toMatch(/does not leave the page; last at div «Parany»/);
  expect(findings.keyboard?.join()).toMatch(/Tab does not reach button «Primera»/);
  expect(findings.focus?.join()).toMatch(/«Ningú no veu que hi soc» does not show that it has the focus/);
  expect(findings.focus?.join()).toMatch(/«A sota» has the focus under something else/);
});
