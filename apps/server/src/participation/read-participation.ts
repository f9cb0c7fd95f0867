/** Reads editors' polls and contests from a JSON file at server start. */
import { readFile } from 'node:fs/promises';
import { Participation } from '@sintonia/contracts';
import { z } from 'zod';

/** Throws an error that states the problem and its path in the file. */
export async function readParticipation(file: string): Promise<Participation[]> {
  const parsed = z.array(Participation).safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
  const ids = new Set(parsed.data.map(({ id }) => id));
  if (ids.size < parsed.data.length) throw new Error(`${file}: two of them have the same id.`);
  return parsed.data;
}
