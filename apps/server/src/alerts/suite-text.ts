import type { StudioLanguage } from '@sintonia/contracts';

export interface NamedSuites {
  /** The server's own. */
  own: string;
  /** The demonstration's; null without one. */
  demo: string | null;
}

const DEMO: Readonly<Record<StudioLanguage, string>> = { ca: 'Demostració', en: 'Demonstration' };

/** Name of a suite as the studio's choice has it; null for the server's own, which needs none. */
export const suiteText = (suite: string, { own, demo }: NamedSuites, language: StudioLanguage): string | null =>
  suite === own ? null : suite === demo ? DEMO[language] : suite;
