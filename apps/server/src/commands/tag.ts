/** `npm run tag -- status|publish|promote|rollback`: versions of the tag library and the environments that point at them (T-12). */
import type { LibraryMove, LibraryStatus } from '@sintonia/contracts';
import { readBuiltLibrary } from '../tag-library/read-built-library.ts';
import { type CallServer, CommandError, createCallServer } from './call-server.ts';
import { type Arguments, needed, optional, runCommand } from './run-command.ts';

const USAGE = `npm run tag -- status
npm run tag -- publish --folder demo/build/tag-library
npm run tag -- promote --property tramuntana --from development --to staging
npm run tag -- rollback --property tramuntana --environment production`;

const moved = ({ environment, version }: LibraryMove): string => `${environment} now has ${version}`;

const WORK: Readonly<Record<string, (call: CallServer, given: Arguments) => Promise<string[]>>> = {
  status: async (call) => {
    const answer = await call({ method: 'GET', path: '/api/tag-library' });
    const { properties } = (await answer.json()) as { properties: LibraryStatus[] }; // cast: our own server's answer
    return properties.flatMap(({ property, environments, versions }) => [
      `${property.slug} (${property.domains.join(', ')})`,
      ...Object.entries(environments).map(
        ([environment, move]) => `  ${environment.padEnd(12)} ${move ? `${move.version}  since ${move.at}` : '-'}`,
      ),
      `  versions     ${versions.map(({ id }) => id).join(' ')}`,
    ]);
  },
  publish: async (call, given) => {
    const folder = needed(given, 'folder', USAGE);
    const library = await readBuiltLibrary(folder).catch((error: Error) => {
      throw new CommandError(error.message);
    });
    const answer = await call({ method: 'POST', path: '/api/tag-library', body: library });
    const { version } = (await answer.json()) as { version: string }; // cast: our own server's answer
    return [`published ${version}`];
  },
  promote: async (call, given) => {
    const body = { from: needed(given, 'from', USAGE), to: needed(given, 'to', USAGE) };
    const path = `/api/tag-library/${needed(given, 'property', USAGE)}/promote`;
    return [moved((await (await call({ method: 'POST', path, body })).json()) as LibraryMove)]; // cast: our own server's answer
  },
  rollback: async (call, given) => {
    const body = { environment: needed(given, 'environment', USAGE) };
    const path = `/api/tag-library/${needed(given, 'property', USAGE)}/rollback`;
    return [moved((await (await call({ method: 'POST', path, body })).json()) as LibraryMove)]; // cast: our own server's answer
  },
};

const TEXT = { type: 'string' } as const;

await runCommand({
  usage: USAGE,
  verbs: Object.keys(WORK),
  options: { property: TEXT, from: TEXT, to: TEXT, environment: TEXT, folder: TEXT, server: TEXT },
  run: async (given) => {
    const work = WORK[needed(given, 'verb', USAGE)];
    const call = createCallServer(process.env, process.cwd(), optional(given, 'server'));
    for (const line of (await work?.(call, given)) ?? []) console.log(line);
    return 0;
  },
});
