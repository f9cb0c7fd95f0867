/** `npm run demo`: loading state of the demonstration's audience; `-- --remove` deletes it permanently. Needs a running server. */
import type { DemoHistoryStatus } from '@sintonia/contracts';
import { createCallServer } from './call-server.ts';
import { optional, runCommand } from './run-command.ts';

await runCommand({
  usage: 'npm run demo -- [--remove] [--server http://localhost:4000]',
  options: { remove: { type: 'boolean' }, server: { type: 'string' } },
  run: async (given) => {
    const call = createCallServer(process.env, process.cwd(), optional(given, 'server'));
    const answer = given.remove
      ? await call({ method: 'POST', path: '/api/demo-history/remove', body: {} })
      : await call({ method: 'GET', path: '/api/demo-history' });
    const { suite, state, part } = (await answer.json()) as DemoHistoryStatus; // cast: our own server's answer
    console.log(
      `${suite}: ${state === 'loading' || state === 'failed' ? `${state}, ${Math.floor(part * 100)} % loaded` : state}`,
    );
    return 0;
  },
});
