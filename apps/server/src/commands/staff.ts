/**
 * `npm run staff -- list|add|role|disable|enable|reset`: manages access to the studio (B-02). Calls the running server;
 * without one it opens the database itself, with the same routes.
 */
import type { StaffLink, StaffList, StaffPerson } from '@sintonia/contracts';
import { type CallServer, CommandError, createCallServer, NoServerError } from './call-server.ts';
import { type Arguments, needed, optional, runCommand } from './run-command.ts';
import { withStaffStore } from './staff-store.ts';

const USAGE = `npm run staff -- list
npm run staff -- add --email aina@example.cat --name "Aina Puig" --role analyst|editor|administrator
npm run staff -- role --email aina@example.cat --role editor
npm run staff -- disable --email aina@example.cat
npm run staff -- enable --email aina@example.cat
npm run staff -- reset --email aina@example.cat [--second-factor]`;

type Work = (call: CallServer, given: Arguments) => Promise<string[]>;

const peopleOf = async (call: CallServer): Promise<StaffPerson[]> =>
  ((await (await call({ method: 'GET', path: '/api/staff' })).json()) as StaffList).people; // cast: our own server's answer

async function personOf(call: CallServer, given: Arguments): Promise<StaffPerson> {
  const email = needed(given, 'email', USAGE).toLowerCase();
  const person = (await peopleOf(call)).find((one) => one.email === email);
  if (!person) throw new CommandError(`There is no person with the e-mail ${email}.`);
  return person;
}

async function linkLines(answer: Response): Promise<string[]> {
  const { link, expiresAt, isMailed } = (await answer.json()) as StaffLink; // cast: our own server's answer
  const until = `It works once, until ${expiresAt}.${isMailed ? ' It was mailed too.' : ''}`;
  return [link, until];
}

const act =
  (path: string, done: string): Work =>
  async (call, given) => {
    const { id, email } = await personOf(call, given);
    await call({ method: 'POST', path: `/api/staff/${id}/${path}`, body: {} });
    return [`${email} ${done}`];
  };

const WORK: Readonly<Record<string, Work>> = {
  list: async (call) =>
    (await peopleOf(call)).map(({ email, role, status, hasSecondFactor, lastSeenAt }) =>
      [
        email.padEnd(36),
        role.padEnd(14),
        status.padEnd(9),
        hasSecondFactor ? 'second factor' : '-'.padEnd(13),
        lastSeenAt ?? '',
      ]
        .join(' ')
        .trimEnd(),
    ),
  add: async (call, given) => {
    const body = {
      email: needed(given, 'email', USAGE),
      name: needed(given, 'name', USAGE),
      role: needed(given, 'role', USAGE),
    };
    return linkLines(await call({ method: 'POST', path: '/api/staff', body }));
  },
  role: async (call, given) => {
    const { id, email } = await personOf(call, given);
    const role = needed(given, 'role', USAGE);
    await call({ method: 'POST', path: `/api/staff/${id}/role`, body: { role } });
    return [`${email} is ${role} now`];
  },
  disable: act('disable', 'is disabled; their sessions have ended'),
  enable: act('enable', 'can sign in again'),
  reset: async (call, given) => {
    const { id } = await personOf(call, given);
    const body = { removeSecondFactor: given['second-factor'] === true };
    return linkLines(await call({ method: 'POST', path: `/api/staff/${id}/link`, body }));
  },
};

const TEXT = { type: 'string' } as const;

await runCommand({
  usage: USAGE,
  verbs: Object.keys(WORK),
  options: { email: TEXT, name: TEXT, role: TEXT, 'second-factor': { type: 'boolean' }, server: TEXT },
  run: async (given) => {
    const work = WORK[needed(given, 'verb', USAGE)];
    const print = async (call: CallServer) => {
      for (const line of (await work?.(call, given)) ?? []) console.log(line);
    };
    const server = optional(given, 'server');
    try {
      await print(createCallServer(process.env, process.cwd(), server));
    } catch (error) {
      if (!(error instanceof NoServerError) || server !== undefined) throw error;
      await withStaffStore(process.env, process.cwd(), print);
    }
    return 0;
  },
});
