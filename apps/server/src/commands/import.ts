/**
 * `npm run import -- <file or address …>`: imports a JSON catalogue, RSS, Media RSS, a podcast or XMLTV
 * (W-14, docs/import.md). Exits with 1 when no source could be read, with 2 when it cannot run at all.
 */
import { FEED_KINDS, type ReadFeed } from '../catalogue/imports/formats/read-feed.ts';
import { type ReadOptions, readFeedText } from '../catalogue/imports/formats/recognise.ts';
import { ImportError } from '../catalogue/imports/import-errors.ts';
import { withFileLengths } from '../catalogue/imports/source/file-length.ts';
import { readSource } from '../catalogue/imports/source/read-source.ts';
import { OperationalStoreError } from '../stores/operational/operational-store-errors.ts';
import { CommandError, createCallServer } from './call-server.ts';
import { readCommandConfig } from './command-config.ts';
import { withExpectedErrors } from './expected-errors.ts';
import { broadcasterTimeZone, importSomewhere } from './importing/import-somewhere.ts';
import { createProgress } from './importing/progress-bar.ts';
import { reportLines } from './importing/report.ts';
import { type Arguments, optional, runCommand } from './run-command.ts';

const USAGE = `npm run import -- FILE-OR-ADDRESS… [--dry-run] [--remove-missing] [--kind ${FEED_KINDS.join('|')}]
  [--section SLUG] [--channel SLUG] [--source NAME] [--private] [--server http://localhost:4000]`;

await runCommand({
  usage: USAGE,
  takesWords: true,
  options: {
    'dry-run': { type: 'boolean' },
    'remove-missing': { type: 'boolean' },
    kind: { type: 'string' },
    section: { type: 'string' },
    channel: { type: 'string' },
    source: { type: 'string' },
    private: { type: 'boolean' },
    server: { type: 'string' },
  },
  run: async (given, places) => {
    const options = optionsOf(given);
    const progress = createProgress(process.stderr);
    const config = readCommandConfig();
    const call = createCallServer(process.env, process.cwd(), optional(given, 'server'));
    const timeZone = await withExpectedErrors(broadcasterTimeZone(call, config));
    let hasRead = false;
    for (const where of places) {
      try {
        const feed = await read(where, { ...options, timeZone }, given.private === true, progress.show);
        progress.show(`${where}: ${feed.items.length} items go to the catalogue`, 1, 1);
        const { kind, items, unread, covers } = feed;
        const request = {
          source: optional(given, 'source') ?? feed.source,
          items,
          unread,
          covers,
          isDryRun: given['dry-run'] === true,
          removesMissing: given['remove-missing'] === true,
        };
        const outcome = await withExpectedErrors(importSomewhere(request, call, config));
        progress.clear();
        const refused = [...feed.refused, ...outcome.refused];
        console.log(reportLines(where, kind, { ...outcome, refused }).join('\n'));
        hasRead ||= refused.length === 0 || Object.keys(outcome.counts).length > 0;
      } catch (error) {
        progress.clear();
        if (error instanceof OperationalStoreError) throw new CommandError(error.message);
        if (!(error instanceof ImportError)) throw error;
        process.stderr.write(`${error.message}\n`);
      }
    }
    return hasRead ? 0 : 1;
  },
});

async function read(
  where: string,
  options: ReadOptions,
  allowsPrivate: boolean,
  show: (step: string, done: number, of: number | null) => void,
): Promise<ReadFeed> {
  show(`reading ${where}`, 0, null);
  const text = await readSource(where, {
    allowsPrivate,
    onProgress: (bytes, of) => show(`reading ${where}`, bytes, of),
  });
  show(`looking at each item of ${where}`, 1, 1);
  const feed = readFeedText(text, options, where);
  const items = await withFileLengths(feed.items, {
    allowsPrivate,
    onProgress: (done, of) => show(`asking for sizes of files of ${where}`, done, of),
  });
  return { ...feed, items };
}

function optionsOf(given: Arguments): ReadOptions {
  const kindText = optional(given, 'kind');
  const kind = FEED_KINDS.find((one) => one === kindText) ?? null;
  if (kindText !== undefined && kind === null) throw new CommandError(USAGE);
  return { kind, section: optional(given, 'section'), channel: optional(given, 'channel') };
}
