/**
 * When the code of a page fails to load, React Router reloads the document: without a connection that shows the
 * browser's error page and stops playback. This patch makes the navigation fail instead, like one whose data failed,
 * with the address of the code (`ErrorPage.tsx`), and retries on the next request: the router cached the failed import
 * for ever, since it always reloaded (decision 0023).
 */
import type { Plugin } from 'vite';

interface Change {
  /** End of the file's path in the package. */
  file: string;
  from: string;
  to: string;
}

export const CHANGES: readonly Change[] = [
  {
    file: '/dom/ssr/routeModules.js',
    from: 'window.location.reload();\n\t\treturn new Promise(() => {});',
    to: 'throw Object.assign(error, { code: route.module });',
  },
  {
    file: '/dom/ssr/routes.js',
    from: '\t\t\t\t})();\n\t\t\t\treturn await lazyRoutePromise;',
    to: '\t\t\t\t})();\n\t\t\t\tlazyRoutePromise.catch(() => { lazyRoutePromise = undefined; });\n\t\t\t\treturn await lazyRoutePromise;',
  },
  {
    file: '/router/router.js',
    from: 'cache[key] = propertyPromise;',
    to: 'cache[key] = propertyPromise;\n\tpropertyPromise.catch(() => { delete cache[key]; });',
  },
  {
    file: '/router/router.js',
    from: '.handler, m._lazyPromises?.route]));\n\t} catch {}\n\treturn results;',
    to: '.handler, m._lazyPromises?.route]));\n\t} catch {\n\t\tfor (let m of matches) await m._lazyPromises?.route?.catch((error) => { results[m.route.id] = { type: "error", result: error }; });\n\t}\n\treturn results;',
  },
];

/** Throws when React Router's code has changed: then this patch needs a review. */
export function retryRoutes(code: string, id: string): string | null {
  const path = id.replaceAll('\\', '/');
  const changes = path.includes('/react-router/dist/')
    ? CHANGES.filter(({ file }) => path.endsWith(`/lib${file}`))
    : [];
  if (changes.length === 0) return null;
  return changes.reduce((text, { from, to }) => {
    if (text.split(from).length !== 2) throw new Error(`${path} does not read as retry-routes.ts expects it to`);
    return text.replace(from, () => to);
  }, code);
}

/** Browser build only: on the server all code is local. */
export const retryRoutesPlugin = (): Plugin => ({
  name: 'retry-routes',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: (code, id) => retryRoutes(code, id),
});
