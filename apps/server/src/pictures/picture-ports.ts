import type { FileCache } from './file-cache.ts';
import type { PictureShape } from './make-picture.ts';

export interface ShownPicture {
  bytes: Buffer;
  /** A drawn placeholder for a picture that could not be fetched; a later request may get the picture. */
  isDrawn: boolean;
}

export interface ImportedPictures {
  /**
   * @param name of the picture; seeds its placeholder
   * @param address source address
   */
  show(name: string, address: string, shape: PictureShape): Promise<ShownPicture>;
  /** One of our own pictures in another shape. @param read returns the source file */
  reshape(name: string, read: () => Promise<Buffer>, shape: PictureShape): Promise<ShownPicture>;
}

/** Fetches a file whose address a third party chose; throws with a reason for the log. */
type FetchPicture = (
  address: string,
  setting: { allowsPrivate: boolean; timeoutMs: number; accept: string },
) => Promise<{ body: AsyncIterable<Buffer> }>;

export interface ImportedPicturesSetting {
  fetchPicture: FetchPicture;
  kept: FileCache;
  /** Origins of this machine or its network that are allowed nevertheless. */
  privateOrigins: readonly string[];
  nowMs(): number;
  onRefused(address: string, why: string): void;
}
