/** Public face of the contracts: every schema of our own API. */
export * from './activities.ts';
export * from './audiences.ts';
export * from './catalogue.ts';
export * from './catalogue-source.ts';
export * from './consent.ts';
export * from './consent-proof.ts';
export * from './decisions.ts';
export * from './offers.ts';
export * from './place-name.ts';
export * from './reports.ts';
export * from './result.ts';
export * from './site.ts';
export * from './sky.ts';
export * from './tag-library.ts';
export * from './transcript.ts';
export * from './weather.ts';
export * from './wind.ts';
