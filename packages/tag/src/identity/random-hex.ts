/** Two random hexadecimal digits for each byte. `randomUUID` is missing on pages over http. */
export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
