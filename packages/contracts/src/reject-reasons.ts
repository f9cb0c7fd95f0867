/**
 * Reasons for rejecting an event (S-04): a closed set, so that each is counted from the start. Source of the API's
 * messages, the studio's labels in both languages and the table in `docs/operations.md` (`npm run generate`).
 */
export interface RejectReasonRow {
  /** What is wrong, for the developer of a client. */
  readonly message: string;
  readonly label: string;
  readonly labelCa: string;
}

export const REJECT_REASON_TABLE = {
  truncated: {
    message: 'The hit was cut on its way: it begins with AQB and does not end with AQE.',
    label: 'Cut on its way',
    labelCa: 'Tallat pel camí',
  },
  unknownProtocol: {
    message: 'Neither an analytics hit nor a heartbeat.',
    label: 'Unknown protocol',
    labelCa: 'Protocol desconegut',
  },
  missingField: {
    message: 'A parameter that every event needs is missing.',
    label: 'A field it needs is missing',
    labelCa: 'Hi falta un camp necessari',
  },
  badValue: {
    message: 'A parameter that every event needs cannot be read.',
    label: 'A field it needs cannot be read',
    labelCa: 'Un camp necessari no es pot llegir',
  },
  tooLarge: { message: 'More than is read at once.', label: 'Too long', labelCa: 'Massa llarg' },
  notUtf8: {
    message: 'The text is not UTF-8.',
    label: 'The text is not UTF-8',
    labelCa: 'El text no és UTF-8',
  },
  notGzip: { message: 'The body is not gzip.', label: 'The body is not gzip', labelCa: 'El cos no és gzip' },
  tooManyLines: {
    message: 'The batch has too many lines.',
    label: 'Too many lines in the batch',
    labelCa: 'Massa línies en un sol enviament',
  },
  /** Dropped without notifying the client. */
  unknownSuite: {
    message: 'The report suite is not one of this server.',
    label: 'Of a report suite that is not ours',
    labelCa: 'D’un conjunt que no és de la casa',
  },
  /** Not the client's fault: the engine refused the row. */
  unstorable: {
    message: 'The event could not be stored.',
    label: 'Could not be stored',
    labelCa: 'No s’ha pogut desar',
  },
} as const satisfies Readonly<Record<string, RejectReasonRow>>;

export type RejectReason = keyof typeof REJECT_REASON_TABLE;
export const REJECT_REASONS = Object.keys(REJECT_REASON_TABLE) as [RejectReason, ...RejectReason[]]; // cast: its own keys
