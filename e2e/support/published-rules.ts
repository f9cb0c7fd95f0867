/** Versions of the tag library as staff publish, promote and roll them back, and the hits that rules send. */
import { join } from 'node:path';
import { expect } from 'vitest';
import { readBuiltLibrary } from '../../apps/server/src/tag-library/read-built-library.ts';
import type { MeasuredRequest } from './measured-requests.ts';
import { staffCookie } from './staff.ts';

/** Longest time until every page runs a new version. */
const MINUTE = { timeout: 60_000, interval: 250 };

export interface PublishedRules {
  /** Session of the staff. */
  cookie: string;
  /** Publishes a version whose rules are the built ones followed by this code; returns its id. */
  publish(code: string): Promise<string>;
  /** The newest version, up to production. */
  promote(): Promise<void>;
  /** From staging to production. */
  promoteStaged(): Promise<void>;
  /** Production returns to the version before. */
  rollBack(): Promise<void>;
  /** Waits until pages name this version. */
  untilRunning(version: string): Promise<void>;
}

export async function openPublishedRules(origin: string): Promise<PublishedRules> {
  const built = await readBuiltLibrary(join(import.meta.dirname, '../../demo/build/tag-library'));
  const cookie = await staffCookie(origin);
  const call = async (path: string, body: unknown): Promise<{ version: string }> => {
    const answer = await fetch(`${origin}/api/tag-library${path}`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', origin },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const promote = (from: string, to: string) => call('/tramuntana/promote', { from, to });
  return {
    cookie,
    publish: async (code) => {
      const rules = `${built.files['rules.js']};window.sintoniaRules.property.domains.push('127.0.0.1');${code}`;
      return (await call('', { ...built, files: { ...built.files, 'rules.js': rules } })).version;
    },
    promote: async () => {
      await promote('development', 'staging');
      await promote('staging', 'production');
    },
    promoteStaged: async () => void (await promote('staging', 'production')),
    rollBack: async () => void (await call('/tramuntana/rollback', { environment: 'production' })),
    untilRunning: (version) =>
      expect.poll(async () => (await fetch(`${origin}/noticies/`)).text(), MINUTE).toContain(`/v/${version}/rules.js`),
  };
}

/** Page views among the requests. */
export const pageViews = (sent: readonly MeasuredRequest[]) =>
  sent.filter(({ kind, parameters }) => kind === 'hit' && !parameters.has('pe'));
/** Names of link hits among the requests, without those of visible elements. */
export const links = (sent: readonly MeasuredRequest[]) =>
  sent
    .filter(({ kind, parameters }) => kind === 'hit' && parameters.has('pe'))
    .map((hit) => hit.parameters.get('pev2'))
    .filter((name) => name !== 'visible');
