import { readSync } from 'node:fs';
import { DamagedMovie } from './mp4-boxes.ts';

export function read(input: number, at: number, bytes: number): Buffer {
  const buffer = Buffer.alloc(bytes);
  let done = 0;
  while (done < bytes) {
    const got = readSync(input, buffer, done, bytes - done, at + done);
    if (got === 0) throw new DamagedMovie('the file ends early');
    done += got;
  }
  return buffer;
}
