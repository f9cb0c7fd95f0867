/** A process of a local cluster: a third-party server, or one of our own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

export interface ProgramSettings {
  name: string;
  command: string;
  args: readonly string[];
  env?: Readonly<Record<string, string | undefined>>;
  /** User that it runs as, if not the current one. */
  user?: { uid: number; gid: number } | null;
  isReady(): Promise<boolean>;
}

export interface Program {
  readonly name: string;
  /** Resolves when it is ready. Rejects with its output if it exits early or takes too long. */
  start(): Promise<void>;
  /** Shuts it down gracefully; resolves with its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
  /** Kills it and its children immediately. */
  kill(): Promise<void>;
  pid(): number | undefined;
  /** Resolves with `exit code 1`, `SIGKILL` and the like when the current process ends; at once if none runs. */
  ended(): Promise<string>;
  /** The last output since its start. */
  lastOutput(): string;
}

const READY_WITHIN_MS = 60_000;
const POLL_INTERVAL_MS = 50;
/** Characters of output retained to explain a failure. */
const MAX_OUTPUT_CHARACTERS = 4000;

export function createProgram({ name, command, args, env, user, isReady }: ProgramSettings): Program {
  let running: ChildProcess | null = null;
  let printed = '';

  const send = (signal: NodeJS.Signals) => {
    if (running?.pid !== undefined && isAlive(running)) process.kill(-running.pid, signal);
  };
  const killAtExit = () => send('SIGKILL'); // an interrupted command leaves no process behind

  const begin = (): ChildProcess => {
    const child = spawn(command, args, {
      env: { PATH: process.env.PATH, ...env },
      ...(user && { uid: user.uid, gid: user.gid }),
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true, // its own process group, so that it is killed with its children
    });
    printed = '';
    for (const output of [child.stdout, child.stderr]) {
      output.on('data', (chunk) => {
        printed = (printed + chunk).slice(-MAX_OUTPUT_CHARACTERS);
      });
    }
    child.on('error', (error) => {
      printed += error.message;
    });
    process.once('exit', killAtExit);
    child.once('exit', () => process.off('exit', killAtExit));
    return child;
  };

  const end = async (signal: NodeJS.Signals, toAll: boolean): Promise<number | null> => {
    const child = running;
    if (child === null || !isAlive(child)) return child?.exitCode ?? null;
    const gone = once(child, 'exit');
    if (toAll) send(signal);
    else child.kill(signal);
    await gone;
    return child.exitCode;
  };

  return {
    name,
    start: async () => {
      const child = begin();
      running = child;
      const giveUpAt = Date.now() + READY_WITHIN_MS;
      while (!(await isReady())) {
        if (!isAlive(child)) throw new Error(`${name} ended before it was ready: ${printed}`);
        if (Date.now() > giveUpAt)
          throw new Error(`${name} is not ready after ${READY_WITHIN_MS / 1000} s: ${printed}`);
        await pause(POLL_INTERVAL_MS);
      }
    },
    stop: (signal = 'SIGTERM') => end(signal, false),
    kill: async () => void (await end('SIGKILL', true)),
    pid: () => running?.pid,
    ended: async () => {
      const child = running;
      if (child === null) return 'not started';
      if (isAlive(child)) await once(child, 'exit');
      return child.signalCode ?? `exit code ${child.exitCode}`;
    },
    lastOutput: () => printed,
  };
}

const isAlive = (child: ChildProcess): boolean =>
  child.exitCode === null && child.signalCode === null && child.pid !== undefined;

/** True when the address answers 200; never throws. */
export const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.ok;
    },
    () => false,
  );
