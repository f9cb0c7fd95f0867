/** `npm run bench -- decide`: decisions with 200 live activities, in process and over HTTP against a bare route. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { decide } from '../apps/server/src/personalisation/decision/decide.ts';
import { type DecisionContext, GLOBAL_MBOX } from '../apps/server/src/personalisation/decision/decision-context.ts';
import { compile } from '../apps/server/src/personalisation/decision/program.ts';
import { type Answers, sendLoad } from './load.ts';
import { manyActivities } from './many-activities.ts';
import { quantile } from './quantile.ts';

/** Length of a round. The two alternate, so that other load on the machine affects both. */
const SECONDS = 2;
const ROUNDS = 3;
const CONNECTIONS = 64;
const DECISIONS = 100_000;

let made = 0;
const visitor = () => `2${String(made++ % 50_000).padStart(37, '0')}`;

const context = (): DecisionContext => ({
  visitorId: visitor(),
  mbox: GLOBAL_MBOX,
  path: '/noticia/3001/embassaments-guanyen-tres-punts/',
  parameters: new Map(),
  section: 'ciencia',
  language: 'ca',
  device: 'desktop',
  isSignedIn: null,
  campaignInternal: null,
  campaignExternal: null,
  visits: 3,
  viewed: new Map([['ciencia', 4]]),
  nowMs: 1_795_225_208_995,
});

function inProcess() {
  const program = compile(manyActivities(200));
  const looked = program.candidates(GLOBAL_MBOX, context().path).length;
  const times: number[] = [];
  let decided = 0;
  for (let i = 0; i < DECISIONS / 10; i++) decide(program, context()); // compiler warm-up
  const beganMs = performance.now();
  for (let i = 0; i < DECISIONS; i++) {
    const at = performance.now();
    decided += decide(program, context()).length;
    times.push(performance.now() - at);
  }
  const perSecond = DECISIONS / ((performance.now() - beganMs) / 1000);
  const p99Ms = quantile(times, 0.99);
  return { perSecond, p99Ms, looked, decided: decided / DECISIONS };
}

const HEADERS =
  'Host: 127.0.0.1\r\nOrigin: https://altre.example\r\nAccept-Language: ca\r\nUser-Agent: Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0\r\n';
/** As long as a usual call, on either path. */
const get = (path: string) => () =>
  `GET ${path}?mbox=target-global-mbox&mboxSession=a1b2c3d4e5f60718293a4b5c6d7e8f90&mboxPC=${visitor()}.1_0` +
  '&mboxPage=d24fd1b7e82d418e8c3804c234389129&mboxRid=e24fd1b7e82d418e8c3804c234389129&mboxVersion=1.8.2&mboxCount=1' +
  '&mboxTime=1795225208995&mboxHost=www.media.example&mboxURL=https%3A%2F%2Fwww.media.example%2Fnoticia%2F3001%2Fx%2F' +
  '&mboxReferrer=&mboxXDomain=enabled&browserHeight=720&browserWidth=1280&browserTimeOffset=60&screenHeight=720' +
  `&screenWidth=1280&colorDepth=24 HTTP/1.1\r\n${HEADERS}\r\n`;
const delivery = get('/m2/bench/mbox/json');
const guarded = get('/guarded/bench');
const bare = get('/bare/bench');

export async function run(): Promise<void> {
  const alone = inProcess();
  const server = fork(fileURLToPath(new URL('./decide-server.ts', import.meta.url)));
  const [port] = (await once(server, 'message')) as [number]; // cast: its only message
  const load = { port, connections: CONNECTIONS, seconds: SECONDS };
  const rounds: Round[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    rounds.push({
      barest: await sendLoad({ ...load, next: bare }),
      reference: await sendLoad({ ...load, next: guarded }),
      deciding: await sendLoad({ ...load, next: delivery }),
    });
  }
  const ratioOf = ({ reference, deciding }: Round) => deciding.perSecond / reference.perSecond;
  const median = rounds.toSorted((a, b) => ratioOf(a) - ratioOf(b))[ROUNDS >> 1];
  if (!median) throw new Error('no round was measured');
  const { deciding } = median;
  const half = await sendLoad({ ...load, next: delivery, perSecond: deciding.perSecond / 2 });
  server.disconnect();
  console.table(summary(alone, median, half));
}

interface Round {
  /** A route that only answers. */
  barest: Answers;
  /** The same behind the guards of the delivery call. */
  reference: Answers;
  deciding: Answers;
}

function summary(alone: ReturnType<typeof inProcess>, { barest, reference, deciding }: Round, half: Answers) {
  const ratio = (to: Answers) => (deciding.perSecond / to.perSecond).toFixed(2);
  return {
    'delivery calls over HTTP ÷ bare route behind the same guards (≥ 0.7)': ratio(reference),
    'the same ÷ bare route without them': ratio(barest),
    'p99 at half that load ÷ p50': (half.p99 / half.p50).toFixed(1),
    'live activities, of them looked at, decided': `200, ${alone.looked}, ${alone.decided.toFixed(1)}`,
    'decisions in process, on this machine now': `${Math.round(alone.perSecond)}/s, p99 ${(alone.p99Ms * 1000).toFixed(0)} µs`,
    'delivery calls, on this machine now': `${Math.round(deciding.perSecond)}/s (bare: ${Math.round(reference.perSecond)}/s and ${Math.round(barest.perSecond)}/s)`,
    'answer at half the load, on this machine now': `p50 ${half.p50.toFixed(1)} ms, p99 ${half.p99.toFixed(1)} ms`,
    'answered other than 2xx': String(deciding.refused + reference.refused + barest.refused),
  };
}
