export interface NamedSuites {
  /** The server's own. */
  own: string;
  /** The demonstration's; null without one. */
  demo: string | null;
}

/** Name of a suite as the studio's choice has it; null for the server's own, which needs none. */
export const suiteText = (suite: string, { own, demo }: NamedSuites): string | null =>
  suite === own ? null : suite === demo ? 'Demostració' : suite;
