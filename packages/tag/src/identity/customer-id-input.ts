import type { AuthState, CustomerId } from '@sintonia/wire';

/** I-02: customer ids from a site, by integration code. */
export type CustomerIdInput = Readonly<
  Record<string, { id: string; authState?: AuthState; hashType?: 'SHA-256' | undefined }>
>;

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** I-02: valid ids, hashed on request. An empty or non-string code or value is rejected with a warning. */
export function toCustomerIds(input: CustomerIdInput, warn: (message: string) => void): Promise<CustomerId[]> {
  const valid = Object.entries(input).filter(([key, given]) => {
    const isValid = key !== '' && typeof given?.id === 'string' && given.id !== '';
    if (!isValid) warn(`Customer id «${key}» is rejected: code and value must be non-empty texts`);
    return isValid;
  });
  return Promise.all(
    valid.map(async ([key, { id, authState = 0, hashType }]) => ({
      key,
      id: hashType ? await sha256(id.trim().toLowerCase()) : id,
      authState,
    })),
  );
}
