/** Resizes and converts a picture with libvips. Refuses what cannot be decoded completely. */
import sharp, { type Sharp } from 'sharp';
import { drawGround } from './draw-ground.ts';
import { MAX_PIXELS, SQUARE_SIDE } from './picture-limits.ts';

// Its cache between pictures costs more than it saves; callers limit the work.
sharp.cache(false);
sharp.concurrency(1);

export type PictureFormat = 'avif' | 'webp' | 'jpg';

export interface PictureShape {
  format: PictureFormat;
  width: number;
  height: number;
  /** `contain` shows the whole picture on a background; `cover` fills the area and crops. */
  ground: string | null;
}

export const wide = (format: PictureFormat, width: number): PictureShape => ({
  format,
  width,
  height: Math.round((width * 9) / 16),
  ground: null,
});

/** @param ground null: centre crop; a poster is kept whole on a background of its own colour */
export const square = (ground: string | null): PictureShape => ({
  format: 'jpg',
  width: SQUARE_SIDE,
  height: SQUARE_SIDE,
  ground,
});

/** Upright, in sRGB, without metadata. Throws if it is broken or too large. */
export const makePicture = (source: Buffer, { format, width, height, ground }: PictureShape): Promise<Buffer> =>
  encoded(
    sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
      .autoOrient()
      .flatten({ background: ground ?? '#ffffff' })
      .resize(width, height, ground === null ? { fit: 'cover' } : { fit: 'contain', background: ground }),
    format,
  );

/** A placeholder picture. @param name determines the picture */
export function drawPicture(name: string, { format, width, height }: PictureShape): Promise<Buffer> {
  const ground = drawGround(name, 320, 180);
  return encoded(
    sharp(ground, { raw: { width: 320, height: 180, channels: 3 } }).resize(width, height, {
      fit: 'cover',
      kernel: 'cubic',
    }),
    format,
  );
}

function encoded(picture: Sharp, format: PictureFormat): Promise<Buffer> {
  if (format === 'avif') return picture.avif({ quality: 52, effort: 3 }).toBuffer();
  if (format === 'webp') return picture.webp({ quality: 76 }).toBuffer();
  return picture.jpeg({ quality: 84, mozjpeg: true }).toBuffer();
}
