/**
 * Where the code of a page cannot be fetched, React Router loads the page that is shown again: without a connection that
 * is the browser's own page, and what was being read or listened to is gone. With this the navigation fails instead, as
 * one whose data did not come, with the address of the code (`ErrorPage.tsx`), and is tried again when one asks again: the
 * router took no such failure for one, and kept it for ever, since it never saw any (decision 0023).
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

/** Throws where React Router no longer reads as it did: then this is to be thought about again. */
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

/** Of the browser's build alone: on the server all code is at hand. */
export const retryRoutesPlugin = (): Plugin => ({
  name: 'retry-routes',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: (code, id) => retryRoutes(code, id),
});
