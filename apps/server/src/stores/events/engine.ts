/** Manages the engine's child process: starts it, sends requests, restarts it after a crash. */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { EngineRequest, FromEngine, ToEngine } from './engine-messages.ts';
import { EventStoreError } from './event-store.ts';

export interface EngineOptions {
  /** Absolute directory of the engine's files. */
  path: string;
  /** Called after a crash of the engine, before the restart. */
  onDeath?: (why: string) => void;
}

export interface Engine {
  /** Answer of one request. Rejects with `EventStoreError`; `unavailable` while the engine is down. */
  ask(request: EngineRequest): Promise<string>;
  /** Process id, for tests that kill it. */
  pid(): number | undefined;
  /** Ends the process, at once after its running statements or some seconds. Acknowledged rows are on disk. */
  close(): Promise<void>;
}

/** Longest delay between repeated failed restarts; the delay grows up to this. */
const MAX_RESTART_DELAY_MS = 5000;
/** For running statements at a close, milliseconds; then the engine is killed: one that hangs would hold the directory. */
const CLOSE_WITHIN_MS = 3000;
/** libuv threads, which chDB's calls share with everything else in that process. */
const THREADS = '16';
/**
 * glibc raises both limits, in bytes, as blocks are freed; the process then keeps what its largest statement took, some
 * 35 MB; and each thread would have an arena of its own. The engine's own allocator is another.
 */
const ALLOCATOR = { MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_ARENA_MAX: '2' };

/** Compiled code of modules, where the operator keeps it. */
const COMPILED = process.env.NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE } : {};

type Pending = { resolve: (text: string) => void; reject: (error: EventStoreError) => void };

/** Starts the engine and resolves when it answers. Rejects with `EventStoreError` if it cannot open its files. */
export async function startEngine({ path, onDeath }: EngineOptions): Promise<Engine> {
  const pending = new Map<number, Pending>();
  let lastId = 0;
  let child: ChildProcess | null = null;
  let isClosing = false;
  let restartDelayMs = 50;

  const failPending = (why: string) => {
    for (const { reject } of pending.values()) reject(new EventStoreError('unavailable', why));
    pending.clear();
  };

  const settle = (message: FromEngine) => {
    if (!('id' in message)) return;
    const waiting = pending.get(message.id);
    pending.delete(message.id);
    if ('failure' in message) waiting?.reject(new EventStoreError(message.failure, message.message));
    else waiting?.resolve(message.text);
  };

  const begin = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const started = fork(fileURLToPath(new URL('./engine-process.ts', import.meta.url)), [path], {
        serialization: 'advanced',
        execArgv: [],
        env: { UV_THREADPOOL_SIZE: THREADS, TZ: 'UTC', ...ALLOCATOR, ...COMPILED },
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      let isOpen = false;
      started.on('message', (message: FromEngine) => {
        if ('ready' in message) {
          isOpen = true;
          child = started;
          restartDelayMs = 50;
          resolve();
        } else if ('failedToOpen' in message) reject(new EventStoreError('unavailable', message.failedToOpen));
        else settle(message);
      });
      started.on('error', (error) => reject(new EventStoreError('unavailable', error.message)));
      started.on('exit', (code, signal) => {
        const why = `the event engine ended (${signal ?? `exit code ${code}`})`;
        if (!isOpen) return reject(new EventStoreError('unavailable', why));
        child = null;
        failPending(why);
        if (isClosing) return;
        onDeath?.(why);
        beginAgain();
      });
    });

  const beginAgain = () => {
    setTimeout(() => {
      if (isClosing) return;
      restartDelayMs = Math.min(restartDelayMs * 2, MAX_RESTART_DELAY_MS);
      begin().catch((error: Error) => {
        onDeath?.(error.message);
        beginAgain();
      });
    }, restartDelayMs);
  };

  await begin();
  return {
    pid: () => child?.pid,
    ask: (request) =>
      new Promise((resolve, reject) => {
        if (child === null) return reject(new EventStoreError('unavailable', 'the event engine is being started'));
        lastId += 1;
        pending.set(lastId, { resolve, reject });
        const message: ToEngine = { id: lastId, request };
        child.send(message);
      }),
    close: async () => {
      isClosing = true;
      const closing = child;
      if (closing === null) return;
      const gone = new Promise((resolve) => closing.once('exit', resolve));
      const message: ToEngine = { close: true };
      closing.send(message);
      const killing = setTimeout(() => closing.kill('SIGKILL'), CLOSE_WITHIN_MS);
      await gone;
      clearTimeout(killing);
    },
  };
}
