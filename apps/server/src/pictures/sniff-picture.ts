/**
 * Detects a picture's type by its first bytes; null for anything but raster images. The host's content type is ignored:
 * SVG runs scripts and HTML is a page, whatever type is declared. Pure.
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
