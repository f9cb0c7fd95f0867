/**
 * W-14: pictures that an import refers to. The server fetches each once, stores it on disk and serves it in our sizes,
 * so that visitors' browsers contact no other host. If the host fails or the file is not a picture, a placeholder is
 * served.
 */
import { createHash } from 'node:crypto';
import { createConcurrencyLimiter, LimiterFull } from '../stores/events/concurrency-limiter.ts';
import { drawPicture, makePicture, type PictureShape } from './make-picture.ts';
import { FETCH_MS, MAX_AT_ONCE, MAX_SOURCE_BYTES, MAX_WAITING, RETRY_MS } from './picture-limits.ts';
import type { ImportedPictures, ImportedPicturesSetting, ShownPicture } from './picture-ports.ts';
import { sniffPicture } from './sniff-picture.ts';

export function createImportedPictures({
  fetchPicture,
  kept,
  privateOrigins,
  nowMs,
  onRefused,
}: ImportedPicturesSetting): ImportedPictures {
  const working = new Map<string, Promise<ShownPicture>>();
  /** By address: time of the next attempt. */
  const failed = new Map<string, number>();
  const limiter = createConcurrencyLimiter('pictures', MAX_AT_ONCE, MAX_WAITING);

  /** Concurrent sizes of a picture share one fetch. */
  const fetching = new Map<string, Promise<Buffer>>();
  const original = (address: string): Promise<Buffer> => {
    const under = fetching.get(address);
    if (under) return under;
    const begun = fetchOriginal(address).finally(() => fetching.delete(address));
    fetching.set(address, begun);
    return begun;
  };
  const fetchOriginal = async (address: string): Promise<Buffer> => {
    const name = `${digest(address)}.source`;
    const before = await kept.read(name);
    if (before) return before;
    const allowsPrivate = privateOrigins.includes(new URL(address).origin);
    const { body } = await fetchPicture(address, {
      allowsPrivate,
      timeoutMs: FETCH_MS,
      accept: 'image/avif,image/webp,image/*',
    });
    const parts: Buffer[] = [];
    let bytes = 0;
    for await (const part of body) {
      bytes += part.length;
      if (bytes > MAX_SOURCE_BYTES) throw new Error(`it is larger than ${MAX_SOURCE_BYTES} bytes`);
      parts.push(part);
    }
    const whole = Buffer.concat(parts);
    if (sniffPicture(whole) === null) throw new Error('it is no JPEG, PNG, GIF, WebP or AVIF');
    await kept.store(name, whole);
    return whole;
  };

  const make = async (key: string, name: string, read: () => Promise<Buffer>, shape: PictureShape, address: string) => {
    const before = await kept.read(key);
    if (before) return { bytes: before, isDrawn: false };
    if ((failed.get(address) ?? 0) > nowMs()) return { bytes: await drawPicture(name, shape), isDrawn: true };
    try {
      const bytes = await limiter.run(async () => makePicture(await read(), shape));
      await kept.store(key, bytes);
      failed.delete(address);
      return { bytes, isDrawn: false };
    } catch (error) {
      if (!(error instanceof LimiterFull)) {
        failed.set(address, nowMs() + RETRY_MS);
        onRefused(address, error instanceof Error ? error.message : String(error));
      }
      return { bytes: await drawPicture(name, shape), isDrawn: true };
    }
  };
  const once = (key: string, work: () => Promise<ShownPicture>): Promise<ShownPicture> => {
    const under = working.get(key);
    if (under) return under;
    const begun = work().finally(() => working.delete(key));
    working.set(key, begun);
    return begun;
  };
  const keyOf = (of: string, { format, width, height, ground }: PictureShape): string =>
    `${digest(`${of} ${ground ?? ''}`)}-${width}x${height}.${format}`;

  return {
    show: (name, address, shape) => {
      const key = keyOf(address, shape);
      return once(key, () => make(key, name, () => original(address), shape, address));
    },
    reshape: (name, read, shape) => {
      const key = keyOf(name, shape);
      return once(key, () => make(key, name, read, shape, name));
    },
  };
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);
