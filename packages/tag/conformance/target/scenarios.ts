/** Actions of the recorded runs and their pages: the traces hold the results. */

export interface Scenario {
  /** Body of the page before the run. */
  readonly body: string;
  /** Path and query of the page. */
  readonly url: string;
  /** Page code to run; `target` is the client. Promises are awaited. */
  readonly run: string;
  /** Settings other than the recorder's. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Resulting page, in the form of the trace. */
  readonly expected: string;
  /** The same for our page. */
  readonly read: string;
}

/** Requests an offer and applies it. */
const offerAndApply = (mbox: string, selector?: string) => `
  new Promise((resolve, reject) => target.getOffer({ mbox: '${mbox}', success: resolve, error: reject }))
    .then((offer) => target.applyOffer({ mbox: '${mbox}', offer${selector ? `, selector: '${selector}'` : ''} }))`;

/** Waits for the end of rendering, successful or not. */
const rendered = `new Promise((resolve) => {
  for (const end of ['succeeded', 'failed', 'no-offers']) document.addEventListener('at-content-rendering-' + end, () => resolve());
})`;
const click = (selector: string) => `document.querySelector('${selector}').click()`;
const applied = (mbox: string, selector?: string) =>
  `const end = ${rendered}; await ${offerAndApply(mbox, selector)}; await end;`;

const bodyOf = 'document.body.innerHTML';
const slot = "document.querySelector('#slot').outerHTML";

export const SCENARIOS: Readonly<Record<string, Scenario>> = {
  'tg-actions-all': {
    url: '/t',
    body:
      '<div id="a" class="c">A</div><div id="b"><span>1</span><span>2</span><span>3</span></div><img id="i" src="/old.png">' +
      '<p id="p">P</p><i id="l">L</i><div id="r">R</div><div id="txt">T</div><button id="btn">b</button>',
    run: `${applied('m1')} ${click('#btn')}`,
    expected: 'body',
    read: bodyOf,
  },
  'tg-html-offer': {
    url: '/t',
    body: '<div id="slot">per defecte</div>',
    run: `${applied('m-html', '#slot')} ${click('#slot')}`,
    expected: 'slot',
    read: slot,
  },
  'tg-default-offer': {
    url: '/t',
    body: '<div id="slot" class="mboxDefault">per defecte</div>',
    run: applied('portada-destacat', '#slot'),
    expected: 'slot',
    read: slot,
  },
  'tg-global-mbox-auto': {
    url: '/t',
    body: '<div id="a" class="c">A</div>',
    run: '',
    settings: { globalMboxAutoCreate: true },
    expected: 'after.a',
    read: "document.querySelector('#a').outerHTML",
  },
  'tg-selector-missing': {
    url: '/t',
    body: '<div id="a">A</div>',
    run: `setTimeout(() => { const late = document.createElement('div'); late.id = 'tard'; document.body.append(late); }, 1000);
      ${applied('m')}`,
    settings: { selectorsPollingTimeout: 2500 },
    expected: 'tard',
    read: "document.querySelector('#tard').innerHTML",
  },
  'tg-redirect': {
    url: '/t?orig=1',
    body: '',
    run: `await ${offerAndApply('portada-destacat')}; await new Promise(() => {})`,
    expected: 'url',
    read: 'location.href',
  },
};
