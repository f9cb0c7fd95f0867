/**
 * What `tag.js` loads on a page that is not the site's own (T-06): the tag by the broadcaster's rules, counting the page
 * it is on, and the façade for page code of the incumbent's tag manager.
 */
import { createTag, type Tag, type TagSettings } from '@sintonia/tag';
import { installSatellite } from '@sintonia/tag/satellite';
import { sendUndelivered } from '@sintonia/tag/undelivered';
import { tramuntanaElements } from './elements.ts';
import { personaliseWhenTriggered } from './personalise.ts';
import { tramuntanaRules } from './rules.ts';

interface Sintonia {
  readonly tag: Tag;
  /** Of the library's content. */
  readonly version: string;
  /** The playback client, fetched when it is asked for. */
  playback(): Promise<typeof import('./playback-client.ts')>;
}

declare global {
  interface Window {
    /** Left by `tag.js` for the library alone. */
    sintoniaSettings?: TagSettings & { version: string };
    sintonia?: Sintonia;
  }
}

/** For the inspector, which asks versions for their rules (T-14). */
export { tramuntanaRules as rules } from './rules.ts';

const { sintoniaSettings: given } = window;
delete window.sintoniaSettings;

const begin = (settings: TagSettings & { version: string }) => {
  const rules = { ...tramuntanaRules, elements: tramuntanaElements };
  const tag = createTag(settings, window, rules);
  if (!tag) return;
  installSatellite(window, { tag, settings, rules });
  personaliseWhenTriggered(tag, settings);
  sendUndelivered(window, tag);
  window.sintonia = { tag, version: settings.version, playback: () => import('./playback-client.ts') };
  document.dispatchEvent(new CustomEvent('sintonia:ready'));
  tag.pageView();
};

// A page that has the line twice is measured once.
if (given && !window.sintonia) begin(given);
