/**
 * The opened sheet, in the address after `#`, so that a link opens it and Back closes it. The router is not told: an
 * opening renders nothing but the sheet, and links of the screen do not carry it elsewhere.
 */

/** Short and the same for equal texts: FNV-1a, 32 bits. */
export function shortKey(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** What is opened of a group of figures, by the address; null for nothing, or of another group. */
export function openedIn(hash: string, group: string): string | null {
  const start = `#${group}.`;
  if (!hash.startsWith(start)) return null;
  try {
    return decodeURIComponent(hash.slice(start.length));
  } catch {
    return null; // cut or written by hand
  }
}

export const hashOf = (group: string, opened: string): string => `#${group}.${encodeURIComponent(opened)}`;
