/** The password of everybody who is made up. */
export const PASSWORD = 'neem tree 42 umbrella';

/**
 * Signs a made-up person up, or in to the account that this made before.
 * @returns their cookies, as a header
 * @throws Error when the product refuses
 */
export async function enter(url: string, how: 'signup' | 'signin', email: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/auth/user/${how}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
    signal: AbortSignal.timeout(30_000),
  });
  if (!answer.ok) throw new Error(`A ${how} was answered ${answer.status}: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
