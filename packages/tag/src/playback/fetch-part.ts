import { known, type PartName } from './parts.ts';

const FETCH = {
  inserts: () => import('./inserts.ts'),
  trouble: () => import('./trouble.ts'),
};

/** Fetches a part of the session: from then on steps know it. Rejects when it cannot be had. */
export async function fetchPart(name: PartName): Promise<void> {
  Object.assign(known, { [name]: await FETCH[name]() });
}
