import { codedError } from '../start/coded-error.ts';

/** Why the website cannot be mounted; each text states the fix. */
const messages = {
  notBuilt: (path: string) => `The website is not built: ${path} does not exist. Run: npm run build`,
  notASite: (path: string) => `${path} does not export handleSiteRequest. Build the website again: npm run build`,
  noMedia: (path: string) => `The media directory ${path} does not exist.`,
} as const;

export type SiteErrorCode = keyof typeof messages;

export class SiteError<C extends SiteErrorCode = SiteErrorCode> extends codedError('SiteError', messages)<C> {}
