/** Why the studio cannot be mounted; each text states the fix. */
const messages = {
  notBuilt: (path: string) => `The studio is not built: ${path} does not exist. Run: npm run build`,
} as const;

export type StudioErrorCode = keyof typeof messages;

export class StudioError extends Error {
  readonly code: StudioErrorCode;
  constructor(code: StudioErrorCode, path: string) {
    super(messages[code](path));
    this.name = 'StudioError';
    this.code = code;
  }
}
