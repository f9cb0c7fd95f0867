import type { Action } from './rule.ts';
import { moduleNotFound, scriptFailed } from './rule-errors.ts';

/**
 * T-05: loads a script once; a rule that fires again loads it again only after a failure.
 *
 * @param document where it is added; the page's own by default, read when the rule fires
 */
export function loadScript(url: string, document = (): Document => globalThis.document): Action {
  let loaded: Promise<void> | undefined;
  return {
    name: `load ${url}`,
    touchesPage: true,
    run: () => {
      loaded ??= new Promise<void>((resolve, reject) => {
        const script = document().createElement('script');
        script.onload = () => resolve();
        script.onerror = () => {
          loaded = undefined;
          reject(scriptFailed(url));
        };
        script.async = true;
        script.src = url;
        document().head.append(script);
      });
      return loaded;
    },
  };
}

/** T-05: an action whose code loads on first use. */
export const fromModule = (name: string, load: () => Promise<Action>): Action => ({
  name,
  touchesPage: true,
  run: async (occurrence, ports) => {
    const { run } = await load().catch(() => {
      throw moduleNotFound(name);
    });
    return run(occurrence, ports);
  },
});
