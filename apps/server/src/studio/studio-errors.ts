import { codedError } from '../start/coded-error.ts';

/** Why the studio cannot be mounted; each text states the fix. */
const messages = {
  notBuilt: (path: string) => `The studio is not built: ${path} does not exist. Run: npm run build`,
} as const;

export class StudioError extends codedError('StudioError', messages)<keyof typeof messages> {}
