/** Minimum ClickHouse version: the LTS of August 2024. Tests run on chDB's engine, 26.7. */
export const OLDEST_VERSION = '24.8';

/** @param version as returned by `version()`: `24.8.14.39`, `26.7.2.1-testing` */
export function isSupportedVersion(version: string): boolean {
  const [year = 0, month = 0] = OLDEST_VERSION.split('.').map(Number);
  const [, itsYear = '0', itsMonth = '0'] = /^(\d+)\.(\d+)/.exec(version) ?? [];
  return Number(itsYear) > year || (Number(itsYear) === year && Number(itsMonth) >= month);
}
