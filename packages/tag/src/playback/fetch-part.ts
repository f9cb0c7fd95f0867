import { learn, type PartName } from './parts.ts';

/** Fetches a part of the session and makes it known to steps. Rejects when it cannot be had. */
export const fetchPart = (name: PartName): Promise<void> =>
  name === 'inserts'
    ? import('./inserts.ts').then((inserts) => learn({ inserts }))
    : import('./trouble.ts').then((trouble) => learn({ trouble }));
