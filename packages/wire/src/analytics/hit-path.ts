/** Path of a hit: `/b/ss/{suites}/{flag}/{version}/s{random}`. */
export interface HitPath {
  readonly suites: readonly string[];
  /** `1`; `10` when the answer is a script; `5.1` from a mobile client. */
  readonly flag: string;
  readonly version: string;
  /** Cache buster without meaning. */
  readonly random: string;
}

export const toHitPath = ({ suites, flag, version, random }: HitPath): string =>
  `/b/ss/${suites.join(',')}/${flag}/${version}/s${random}`;

const FORM = /\/b\/ss\/([^/?]+)\/([^/?]+)\/([^/?]+)(?:\/s?([^/?]*))?\/?$/;

/** Parses a path with any prefix before `/b/ss/`. Undefined when it is not a hit's, or a suite's name is impossible. */
export function parseHitPath(path: string): HitPath | undefined {
  const [, list, flag = '', version = '', random = ''] = FORM.exec(path) ?? [];
  const suites = list?.split(/,|%2c/i) ?? [];
  return suites.length > 0 && suites.every((suite) => /^[\w.-]{1,100}$/.test(suite))
    ? { suites, flag, version, random }
    : undefined;
}
