/** Passkeys (WebAuthn level 3), spoken to in the JSON that the server gives and takes. */

/** Whether this browser can, here: a passkey belongs to a host name, and an IP address is none. */
export const hasPasskeys = (): boolean =>
  'PublicKeyCredential' in window &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential &&
  !/^[\d.]+$|:/.test(location.hostname);

/** Null when the person did not want to, or the device could not. */
export async function makePasskey(options: object): Promise<unknown> {
  // cast: the server's options are in the shape that the browser reads
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON);
  return answerOf(navigator.credentials.create({ publicKey }));
}

/** Null when the person did not want to, or the device has none. */
export async function fetchPasskey(options: object): Promise<unknown> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON); // cast: as above
  return answerOf(navigator.credentials.get({ publicKey }));
}

const answerOf = (asking: Promise<Credential | null>): Promise<unknown> =>
  asking.then(
    (credential) => (credential instanceof PublicKeyCredential ? credential.toJSON() : null),
    () => null,
  );
