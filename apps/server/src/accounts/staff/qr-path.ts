import type { TotpStart } from '@sintonia/contracts';
import { encode } from 'uqr';

/** Quiet zone around a QR code, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** The dark modules of a QR code, row by row, as an SVG path. */
export function qrPath(text: string): TotpStart['qr'] {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return { size, path };
}
