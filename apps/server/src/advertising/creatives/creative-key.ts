import { createHash } from 'node:crypto';

export const keyOf = (url: URL): string => createHash('sha256').update(withoutHash(url)).digest('hex').slice(0, 32);

const withoutHash = ({ href, hash }: URL): string => (hash ? href.slice(0, -hash.length) : href);
