/**
 * What a file is by its first bytes; null for everything that is no photograph or drawing in pixels. A host's own word is not
 * asked: SVG runs scripts and HTML is a page, whatever type they come with. Pure.
 */
export function sniffPicture(bytes: Buffer): 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | null {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (/^GIF8[79]a$/.test(text(0, 6))) return 'gif';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) === 'ftyp' && /avi[fs]/.test(text(8, 32))) return 'avif';
  return null;
}
