/** AAC object type (ISO/IEC 14496-3 § 1.6.2.1) from the descriptors; null for other audio. */
export function audioObjectType(descriptors: Buffer): number | null {
  let at = 0;
  const enter = (tag: number): boolean => {
    if (descriptors[at] !== tag) return false;
    at += 1;
    // A length of up to four bytes with seven bits each.
    for (let i = 0; i < 4; i++) if (((descriptors[at++] ?? 0) & 0x80) === 0) break;
    return true;
  };
  if (!enter(0x03)) return null;
  const flags = descriptors[at + 2] ?? 0;
  at += 3 + (flags & 0x80 ? 2 : 0) + (flags & 0x20 ? 2 : 0);
  if (flags & 0x40 || !enter(0x04) || descriptors[at] !== 0x40) return null;
  at += 13;
  if (!enter(0x05)) return null;
  const type = (descriptors[at] ?? 0) >> 3;
  return [2, 5, 29].includes(type) ? type : null;
}
