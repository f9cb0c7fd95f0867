import { fileURLToPath } from 'node:url';

export const MEDIA_DIR = fileURLToPath(new URL('../../../../demo/media/', import.meta.url));
