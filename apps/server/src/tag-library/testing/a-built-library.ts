import type { BuiltLibrary } from '@sintonia/contracts';

/** For tests: a build of the property `prova` with these files. */
export const aBuiltLibrary = (files: BuiltLibrary['files']): BuiltLibrary => ({
  property: {
    slug: 'prova',
    name: 'Prova',
    domains: ['prova.example'],
    account: { type: 'ga', ids: { development: 'P-3', staging: 'P-2', production: 'P-1' } },
    reportSuites: { development: 'prova-dev', staging: 'prova-stg', production: 'prova' },
    acceptsIncomingLinks: true,
  },
  rules: '1',
  files,
});
