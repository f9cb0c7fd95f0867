/** An account for pages that require one. */
import { randomUUID } from 'node:crypto';

/** Signs up a new visitor with the form without JavaScript; returns the session cookie. */
export async function signUp(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/compte/crea/`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin, 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({
      name: 'Mireia',
      email: `${randomUUID()}@exemple.cat`,
      password: 'una frase ben llarga',
    }),
  });
  const [cookie] = answer.headers.getSetCookie().filter((line) => /session/i.test(line));
  const pair = cookie?.split(';')[0];
  if (!pair) throw new Error(`nobody could sign up: ${answer.status}`);
  return pair;
}
