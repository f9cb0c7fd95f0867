/** Public face of the contracts: every schema of our own API. */
export * from './catalogue.ts';
export * from './catalogue-source.ts';
