import { type Loopback, listenOnLoopback } from './loopback.ts';

export type Vendor = Pick<Loopback, 'origin' | 'stop'>;

/** Delay from loading the vendor's library to its tracker: several polls of A-04. */
const TRACKER_AFTER_MS = 700;

const SCRIPTS: Readonly<Record<string, (origin: string) => string>> = {
  // behaves like a tag library: reads its list, and sends by fetch and by image
  '/gtag/js': (origin) => `
    const config = capa.find((command) => command[0] === 'config');
    window.vendorAccount = [config[1], config[2].linker];
    fetch('${origin}/sends/library', { mode: 'no-cors' });
    new Image().src = '${origin}/sends/pixel.gif';`,
  '/a.js': () => 'window.vendorCustom = ["a"];',
  '/b.js': () => 'window.vendorCustom.push("b");',
  // behaves like a measurement library: a tracker with variables, t() and tl()
  '/mesura.js': (origin) => `
    setTimeout(() => {
      window.vendorTracker = {
        clearVars() {},
        t() { fetch('${origin}/sends/hit?' + new URLSearchParams({ pageName: this.pageName, events: this.events }), { mode: 'no-cors' }); },
        tl() {},
      };
    }, ${TRACKER_AFTER_MS});`,
  '/mapa.js': () => 'window.vendorMap = true;',
  '/aam.js': () => 'window.vendorDone = window.vendorMap;',
};

/** A vendor of scripts on this machine: web-analytics library, two custom scripts, three modules. */
export async function startVendor(): Promise<Vendor> {
  let origin = '';
  const listening = await listenOnLoopback((request, response) => {
    const { pathname } = new URL(request.url ?? '/', origin);
    const script = SCRIPTS[pathname];
    response.setHeader('cross-origin-resource-policy', 'cross-origin');
    if (script) response.setHeader('content-type', 'text/javascript').end(script(origin));
    else response.writeHead(pathname.startsWith('/sends/') ? 204 : 404).end();
  });
  origin = listening.origin;
  return { origin, stop: listening.stop };
}
