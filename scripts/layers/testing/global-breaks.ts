/** Globals in pure files, and a circle of imports. */
import { imports, type PlantedFile } from './planted-file.ts';

export const GLOBAL_BREAKS: readonly PlantedFile[] = [
  { what: 'wire reads the page', path: 'packages/wire/src/a.ts', text: 'export const used = document.title;\n' },
  { what: 'wire reads the clock', path: 'packages/wire/src/b.ts', text: 'export const used = () => Date.now();\n' },
  {
    what: 'contracts read the clock',
    path: 'packages/contracts/src/a.ts',
    text: 'export const used = () => Date.now();\n',
  },
  {
    what: 'the playback session reads the clock',
    path: 'packages/tag/src/playback/a.ts',
    text: 'export const used = () => Date.now();\n',
  },
  {
    what: 'the playback session makes a date',
    path: 'packages/tag/src/playback/b.ts',
    text: 'export const used = (ms: number) => new Date(ms).getTime();\n',
  },
  {
    what: 'the playback session reads the page',
    path: 'packages/tag/src/playback/c.ts',
    text: 'export const used = () => document.hidden;\n',
  },
  {
    what: 'the playback session reaches the page another way',
    path: 'packages/tag/src/playback/d.ts',
    text: 'export const used = () => globalThis.document.hidden;\n',
  },
  {
    what: 'the playback session draws by chance',
    path: 'packages/tag/src/playback/e.ts',
    text: 'export const used = () => Math.random();\n',
  },
  {
    what: 'the playback session uses the network',
    path: 'packages/tag/src/playback/f.ts',
    text: "export const used = () => fetch('/');\n",
  },
  {
    what: 'a folder of the playback session sets a timer',
    path: 'packages/tag/src/playback/session/a.ts',
    text: 'export const used = () => setTimeout(() => {}, 1);\n',
  },
  {
    what: 'the simulator draws by chance',
    path: 'packages/simulator/src/a.ts',
    text: 'export const used = () => Math.random();\n',
  },
  {
    what: 'a decision on an offer reads the clock',
    path: 'apps/server/src/personalisation/decision/a.ts',
    text: 'export const used = () => Date.now();\n',
  },
  {
    what: 'a report reads the clock',
    path: 'apps/server/src/reports/a.ts',
    text: 'export const used = () => new Date();\n',
  },
  {
    what: 'decoding a hit uses the network',
    path: 'apps/server/src/collection/protocols/decode-a.ts',
    text: "export const used = () => fetch('/');\n",
  },
  {
    what: 'a decision on an offer passes the clock on',
    path: 'apps/server/src/personalisation/decision/b.ts',
    text: 'export const used = [1].map(Date.now);\n',
  },
  {
    what: 'a decision on an offer gives the clock another name',
    path: 'apps/server/src/personalisation/decision/c.ts',
    text: 'const { now } = Date;\nexport const used = () => now();\n',
  },
  {
    what: 'a decision on an offer sets a timer of Node',
    path: 'apps/server/src/personalisation/decision/d.ts',
    text: "import { setTimeout } from 'node:timers/promises';\n\nexport const used = () => setTimeout(1);\n",
  },
  {
    what: 'a decision on an offer makes a random id',
    path: 'apps/server/src/personalisation/decision/e.ts',
    text: "import { randomUUID } from 'node:crypto';\n\nexport const used = () => randomUUID();\n",
  },
  {
    what: 'a decision on an offer reads a file',
    path: 'apps/server/src/personalisation/decision/f.ts',
    text: "import { readFileSync } from 'node:fs';\n\nexport const used = () => readFileSync('a');\n",
  },
  {
    what: 'a decision on an offer waits by a signal',
    path: 'apps/server/src/personalisation/decision/g.ts',
    text: 'export const used = () => AbortSignal.timeout(1);\n',
  },
  {
    what: 'a decision on an offer opens a stream',
    path: 'apps/server/src/personalisation/decision/h.ts',
    text: "export const used = () => new EventSource('/');\n",
  },
  {
    what: 'files import one another in a circle',
    path: 'packages/wire/src/circle-a.ts',
    text: imports('./circle-b.ts'),
  },
];
