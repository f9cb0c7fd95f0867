import { codedError } from '../../start/coded-error.ts';

/** Why a file or address could not be imported, with the fix. The catalogue is unchanged in that case. */
const messages = {
  notFound: (where: string) => `${where} is not there, or this user may not read it.`,
  unreachable: (where: string, why: string) => `${where} could not be fetched: ${why}.`,
  status: (where: string, status: number) => `${where} answered ${status}.`,
  timeout: (where: string, seconds: number) => `${where} took longer than ${seconds} s.`,
  redirects: (where: string, most: number) => `${where} leads on more than ${most} times, or in a circle.`,
  forbidden: (where: string) =>
    `${where} is on this machine or its network. If you mean it, give --private as well (docs/import.md).`,
  badAddress: (where: string) => `${where} is no address that is fetched: http or https, without user and password.`,
  tooLarge: (where: string, megabytes: number) =>
    `${where} is larger than ${megabytes} MB (uncompressed): split it, or ask the feed for less.`,
  badGzip: (where: string) => `${where} is compressed, but broken.`,
  encoding: (where: string, encoding: string) =>
    `${where} is not in the encoding it says it is in (${encoding}): nothing was read, so that no text is spoilt.`,
  empty: (where: string) => `${where} is empty.`,
  entities: (where: string) =>
    `${where} defines entities of its own (<!DOCTYPE … [ … ]>). Feeds do not need that, and it can be an attack: it is not read.`,
  notXml: (where: string, line: number, why: string) => `${where} is not well-formed XML: line ${line}: ${why}`,
  notJson: (where: string, why: string) => `${where} is not JSON: ${why}`,
  unknown: (where: string) =>
    `${where} is no catalogue, RSS or XMLTV that is known here. Formats: docs/import.md; --kind says which one it is.`,
  notThatKind: (where: string, kind: string, is: string) => `${where} cannot be read as ${kind}: it is ${is}.`,
  version: (where: string, version: string) =>
    `${where} is a catalogue of version ${version}; this server reads version 1.`,
  badCatalogue: (where: string, why: string) => `${where} is not as a catalogue is: ${why}`,
  tooMany: (where: string, most: number) => `${where} has more than ${most} items: split it.`,
} as const;

export type ImportErrorCode = keyof typeof messages;

export class ImportError<C extends ImportErrorCode = ImportErrorCode> extends codedError('ImportError', messages)<C> {}
