/**
 * The demo's administrator (decision 0027). With the published password it exists only for browsers on this machine;
 * elsewhere only when the operator sets `DEMO_STAFF=on`, with a random password. Without a demo the account is
 * disabled, also on data of an earlier demo.
 */
import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import { isLoopbackHost } from '../../http/addresses/loopback-host.ts';
import type { StaffPeople } from './staff-people.ts';

/** Printed by `npm start`. */
export const DEMO_STAFF = {
  name: 'Analista de Tramuntana',
  email: 'analista@tramuntana.example',
  password: 'tramuntana-demo',
  role: 'administrator',
} as const;

/** `known`: the published password, from this machine only. `random`: a random password, from anywhere. */
export type DemoStaffMode = 'known' | 'random' | 'none';

export function demoStaffMode({ demo, demoStaff, publicOrigin }: Pick<Config, 'demo' | 'demoStaff' | 'publicOrigin'>) {
  if (!demo || demoStaff === 'off') return 'none';
  if (demoStaff === 'on') return 'random';
  return publicOrigin === null || isLoopbackHost(new URL(publicOrigin).hostname) ? 'known' : 'none';
}

/**
 * Brings the account into the state of the mode. Returns the password to print: the known one each time, a random one
 * once.
 *
 * @param isKnown whether the account's password is the known one
 */
export async function prepareDemoStaff(
  people: StaffPeople,
  mode: DemoStaffMode,
  isKnown: (userId: string) => Promise<boolean | null>,
): Promise<string | null> {
  const person = await people.findByEmail(DEMO_STAFF.email);
  // Null: the account has no password, because the demo was off or never ran.
  const hasKnownPassword = person === null ? null : await isKnown(person.id);
  if (mode === 'none') {
    if (person && (person.status !== 'disabled' || hasKnownPassword !== null))
      await disableDemoStaff(people, person.id);
    return null;
  }
  if (person?.status === 'disabled' && hasKnownPassword !== null) return null; // an administrator disabled it
  const isKnownWanted = mode === 'known';
  if (person && hasKnownPassword === isKnownWanted) return isKnownWanted ? DEMO_STAFF.password : null;
  const password = isKnownWanted ? DEMO_STAFF.password : randomBytes(12).toString('base64url');
  const { id } = await people.add({ ...DEMO_STAFF, password, isDemo: true });
  await people.endSessions(id);
  return password;
}

async function disableDemoStaff(people: StaffPeople, id: string): Promise<void> {
  await people.disableDemo(id);
  await people.removeSecondFactor(id);
  await people.removePassword(id);
}

/** Whether the browser runs on this machine and used a loopback host name (no proxy, no DNS rebinding). */
export function isFromThisMachine(request: FastifyRequest, trustedProxies: number): boolean {
  if (trustedProxies === 0 && request.headers['x-forwarded-for'] !== undefined) return false;
  const host = URL.parse(`http://${request.host}`)?.hostname ?? '';
  return [request.ip, request.socket.remoteAddress ?? '', host].every(isLoopbackHost);
}
