/** Generates almost valid requests to the collector: a valid one with one to three mutations. */
import type { Random } from '../random.ts';
import { MUTATIONS } from './mutations.ts';
import { validRequest } from './valid-request.ts';

export function malformedRequest(random: Random): Buffer {
  let bytes = validRequest(random);
  for (let mutations = 1 + random.whole(3); mutations > 0; mutations--) bytes = random.pick(MUTATIONS)(bytes, random);
  return bytes;
}
