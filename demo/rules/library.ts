/**
 * `library.js` on pages of other sites (T-06): the tag with the broadcaster's rules, counting its page, and the
 * façade for page code of the incumbent's tag manager.
 */
import { createTag, type Tag, type TagSettings } from '@sintonia/tag';
import { installSatellite } from '@sintonia/tag/satellite';
import { sendUndelivered } from '@sintonia/tag/undelivered';
import { tramuntanaElements } from './elements.ts';
import { personaliseWhenTriggered } from './personalise.ts';
import { tramuntanaRules } from './rules.ts';

interface Sintonia {
  readonly tag: Tag;
  /** Hash of the library's content. */
  readonly version: string;
  /** The playback client, loaded on demand. */
  playback(): Promise<typeof import('./playback-client.ts')>;
}

declare global {
  interface Window {
    /** Set by the server before the library, for it only. */
    sintoniaSettings?: TagSettings & { version: string };
    sintonia?: Sintonia;
  }
}

/** Every page view with consent needs it: part of this file, so that it is no request of its own. */
export { followVisibleTime } from '@sintonia/tag/follow-visible-time';
/** For the studio, which compares versions (T-12). */
export { ELEMENTS as elements } from './elements.ts';
/** For the inspector and the studio, which load the rules of versions (T-14). */
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

// A page that includes the tag twice is measured once.
if (given && !window.sintonia) begin(given);
