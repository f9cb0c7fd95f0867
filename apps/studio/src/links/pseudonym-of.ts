/** Pseudonym of a visitor in the audit log, without the English word before it; any other subject as it is. */
export const pseudonymOf = (subject: string): string => (subject.startsWith('visitor ') ? subject.slice(8) : subject);
