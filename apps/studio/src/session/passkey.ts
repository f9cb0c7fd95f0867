/** Passkeys (WebAuthn level 3), in the server's JSON format. */

/** True where passkeys work: they belong to a host name, not to an IP address. */
export const hasPasskeys = (): boolean =>
  'PublicKeyCredential' in window &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential &&
  !/^[\d.]+$|:/.test(location.hostname);

/** Null when the person cancelled, or the device failed. */
export async function makePasskey(options: object): Promise<unknown> {
  // cast: the server's options have the browser's format
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON);
  return answerOf(navigator.credentials.create({ publicKey }));
}

/** Null when the person cancelled, or the device has none. */
export async function fetchPasskey(options: object): Promise<unknown> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON); // cast: as above
  return answerOf(navigator.credentials.get({ publicKey }));
}

const answerOf = (asking: Promise<Credential | null>): Promise<unknown> =>
  asking.then(
    (credential) => (credential instanceof PublicKeyCredential ? credential.toJSON() : null),
    () => null,
  );
