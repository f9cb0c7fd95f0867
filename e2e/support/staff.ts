/** Signs in to the API with the demo's account; returns the session cookies. */
export async function staffCookie(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email: 'analista@tramuntana.example', password: 'tramuntana-demo' }),
  });
  if (answer.status !== 200) throw new Error(`signing in was answered ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
