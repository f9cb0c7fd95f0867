const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Null for an unknown entity. A bare `&` stays: addresses often contain one. */
export function decoded(text: string): string | null {
  if (!text.includes('&')) return text;
  let isKnown = true;
  const plain = text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,30}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) {
      isKnown &&= Object.hasOwn(ENTITIES, name);
      return ENTITIES[name] ?? whole;
    }
    const point = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '';
  });
  return isKnown ? plain : null;
}
