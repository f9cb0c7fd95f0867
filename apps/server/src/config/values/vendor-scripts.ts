/** T-09: third-party scripts that pages load, and the content policy for them. Set by the operator. */
import type { VendorScripts } from '@sintonia/contracts';

export interface VendorSetting {
  readonly scripts: VendorScripts;
  /** Origins, besides our own, that pages send to and load pictures from. */
  readonly origins: readonly string[];
}

/** Load order of modules: the others depend on the measurement library. */
const MODULES = ['measurement', 'activity-map', 'audience'];
const URLS = ['library', 'custom', ...MODULES, 'sends-to'];
/** Name of a global; it appears in the page's settings and in an address. */
const NAME = /^[a-z_$][\w$]{0,49}$/i;
const MAX_ENTRIES = 20;

/**
 * `library=https://tags.example,layer=dataLayer,custom=https://files.example/a.js`; null if invalid.
 * Keys: `library` (an origin), `layer`, `custom` (any number), `measurement`, `activity-map`, `audience`, `sends-to`
 * (origins that the scripts send to besides their own), `tracker`.
 */
export function parseVendorScripts(list: string): VendorSetting | null {
  const entries = list.split(',').map((entry) => {
    const at = entry.indexOf('=');
    return [entry.slice(0, at).trim(), entry.slice(at + 1).trim()] as const;
  });
  if (entries.length > MAX_ENTRIES || !entries.every(([key, value]) => isUnderstood(key, value))) return null;
  const all = (key: string) => entries.filter(([name]) => name === key).map(([, value]) => value);
  const urls = (key: string) => all(key).map((value) => new URL(value).href);
  const [library] = all('library').map((value) => new URL(value).origin);
  const [layerName = 'dataLayer'] = all('layer');
  return {
    scripts: {
      tagLibrary: library === undefined ? undefined : { origin: library, layerName },
      custom: urls('custom'),
      modules: MODULES.flatMap(urls),
      tracker: all('tracker')[0],
    },
    origins: [...new Set(URLS.flatMap(all).map((value) => new URL(value).origin))],
  };
}

function isUnderstood(key: string, value: string): boolean {
  if (key === 'layer' || key === 'tracker') return NAME.test(value);
  if (!URLS.includes(key) || !URL.canParse(value)) return false;
  const { protocol, username, password } = new URL(value);
  return /^https?:$/.test(protocol) && !username && !password;
}
