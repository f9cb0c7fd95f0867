import { codedError } from '../../start/coded-error.ts';

/** Why a file or address could not be imported, with the fix. The catalogue is unchanged in that case. */
const messages = {
  notFound: (where: string) => `${where} does not exist, or this user may not read it.`,
  unreachable: (where: string, why: string) => `${where} could not be fetched: ${why}.`,
  status: (where: string, status: number) => `${where} answered ${status}.`,
  timeout: (where: string, seconds: number) => `${where} took longer than ${seconds} s.`,
  redirects: (where: string, limit: number) => `${where} redirects more than ${limit} times, or in a loop.`,
  forbidden: (where: string) =>
    `${where} is on this machine or its network. To allow that, add --private (docs/import.md).`,
  badAddress: (where: string) => `${where} is not a supported address: use http or https, without user and password.`,
  tooLarge: (where: string, megabytes: number) =>
    `${where} is larger than ${megabytes} MB (uncompressed): split it, or request fewer items.`,
  badGzip: (where: string) => `${where} is not valid gzip.`,
  encoding: (where: string, encoding: string) =>
    `${where} contains bytes that are invalid in its declared encoding (${encoding}). Nothing was imported, to avoid corrupt text.`,
  empty: (where: string) => `${where} is empty.`,
  entities: (where: string) =>
    `${where} defines entities of its own (<!DOCTYPE … [ … ]>). Feeds do not need them, and they can be an attack, so the file is refused.`,
  notXml: (where: string, line: number, why: string) => `${where} is not well-formed XML: line ${line}: ${why}`,
  notJson: (where: string, why: string) => `${where} is not JSON: ${why}`,
  unknown: (where: string) =>
    `${where} is not in a supported format (JSON catalogue, RSS, XMLTV). See docs/import.md; --kind selects a format.`,
  notThatKind: (where: string, kind: string, is: string) => `${where} cannot be read as ${kind}: it is ${is}.`,
  version: (where: string, version: string) =>
    `${where} is a catalogue of version ${version}; this server reads version 1.`,
  badCatalogue: (where: string, why: string) => `${where} is not a valid catalogue: ${why}`,
  tooMany: (where: string, limit: number) => `${where} has more than ${limit} items: split it.`,
} as const;

export type ImportErrorCode = keyof typeof messages;

export class ImportError<C extends ImportErrorCode = ImportErrorCode> extends codedError('ImportError', messages)<C> {}
