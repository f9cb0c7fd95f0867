/**
 * `/media/art/imported-….avif|webp`: imported pictures, beside the rendered ones; and `/media/art/{name}-square.jpg`:
 * podcast covers, in the form that podcast directories require (W-12).
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CatalogueReader } from '@sintonia/contracts';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { sendError } from '../http/answers/api-error.ts';
import { allowAnyOrigin } from '../http/protection/cross-origin.ts';
import { type PictureFormat, square, wide } from './make-picture.ts';
import type { ImportedPictures, ShownPicture } from './picture-ports.ts';

export interface PictureRoutesOptions {
  catalogue: Pick<CatalogueReader, 'artwork'>;
  pictures: ImportedPictures;
  mediaDir: string;
  /** Whether a file below `/media/` is under embargo. */
  isEmbargoed(path: string): boolean;
}

const TYPES: Readonly<Record<PictureFormat, string>> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };
/** Immutable: the name changes with the address. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const A_WHILE = 'public, max-age=300';

export const pictureRoutes: FastifyPluginAsync<PictureRoutesOptions> = async (
  app,
  { catalogue, pictures, mediaDir, isEmbargoed },
) => {
  const artworkOf = (name: string) =>
    Object.hasOwn(catalogue.artwork(), name) ? catalogue.artwork()[name] : undefined;
  const send = (reply: FastifyReply, format: PictureFormat, { bytes, isDrawn }: ShownPicture): FastifyReply => {
    allowAnyOrigin(reply);
    return reply
      .type(TYPES[format])
      .header('cache-control', isDrawn ? A_WHILE : FOR_EVER)
      .header('x-content-type-options', 'nosniff')
      .send(bytes);
  };

  const imported = async (file: string, reply: FastifyReply): Promise<FastifyReply> => {
    const [, name = '', width, format] = /^(.+)-(\d{3,4})\.(avif|webp)$/.exec(file) ?? [];
    const known = artworkOf(name);
    const widths = format === 'avif' ? known?.avif : known?.webp;
    if (!known?.source || !widths?.includes(Number(width))) return sendError(reply, 404);
    const shape = wide(format === 'avif' ? 'avif' : 'webp', Number(width));
    return send(reply, shape.format, await pictures.show(name, known.source, shape));
  };
  const cover = async (name: string, reply: FastifyReply): Promise<FastifyReply> => {
    const known = artworkOf(name);
    if (known?.source) return send(reply, 'jpg', await pictures.show(name, known.source, square(null)));
    const widest = known?.avif.at(-1);
    if (!known || widest === undefined) return sendError(reply, 404);
    const read = () => readFile(join(mediaDir, 'art', `${name}-${widest}.avif`));
    return send(reply, 'jpg', await pictures.reshape(name, read, square(known.colour)));
  };

  app.get<{ Params: { file: string } }>(
    '/media/art/:file(^(?:imported-.+|.+-square\\.jpg)$)',
    async ({ params: { file } }, reply) => {
      if (isEmbargoed(`/art/${file}`)) return sendError(reply, 404);
      const ofCover = /^(.+)-square\.jpg$/.exec(file)?.[1];
      return ofCover === undefined ? imported(file, reply) : cover(ofCover, reply);
    },
  );
};
