import type { Annotation } from '@sintonia/contracts';

/** What people wrote, before what the server noted by itself: a readout with room for a few names those. Keeps the order otherwise. */
export const peopleFirst = <T extends Pick<Annotation, 'kind'>>(annotations: readonly T[]): T[] =>
  annotations.toSorted((one, other) => Number(other.kind === 'note') - Number(one.kind === 'note'));
