import type { Config } from '@react-router/dev/config';

/** All routes are listed in the first page (no `/__manifest` requests): there are few, and pages are cached whole. */
export default { ssr: true, routeDiscovery: { mode: 'initial' } } satisfies Config;
