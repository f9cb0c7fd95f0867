/** `npm run erase -- --visitor ID`: deletes a visitor's data and prints how much. Exits with 1 if any is left. */
import type { Erasure } from '@sintonia/contracts';
import { createCallServer } from './call-server.ts';
import { needed, optional, runCommand } from './run-command.ts';

const USAGE = 'npm run erase -- --visitor ID [--server http://localhost:4000]';

await runCommand({
  usage: USAGE,
  options: { visitor: { type: 'string' }, server: { type: 'string' } },
  run: async (given) => {
    const visitor = needed(given, 'visitor', USAGE);
    const call = createCallServer(process.env, process.cwd(), optional(given, 'server'));
    const answer = await call({ method: 'POST', path: '/api/privacy/erase', body: { visitor } });
    const { erased, sessions, remaining } = (await answer.json()) as Erasure; // cast: our own server's answer
    console.log(
      `erased: ${erased.hits} hits, ${erased.playback} heartbeats of ${sessions} sessions, ${erased.rejected} rejected`,
    );
    console.log(`remaining: ${remaining}`);
    return remaining === 0 ? 0 : 1;
  },
});
