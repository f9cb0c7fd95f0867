import { randomBytes } from 'node:crypto';

/** Random id of a row: 16 hexadecimal digits. */
export const newId = (): string => randomBytes(8).toString('hex');
