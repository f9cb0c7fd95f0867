import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { constants, deflateRawSync } from 'node:zlib';
import { HOUR_MS, MINUTE_MS } from '@sintonia/contracts';
import { encodeHeartbeat, type HeartbeatFields } from '@sintonia/wire';
import { nextDueMs } from '../packages/tag/src/playback/session/due.ts';

import { step } from '../packages/tag/src/playback/session/session.ts';
import type { Input, PlayerReading } from '../packages/tag/src/playback/session/session-inputs.ts';
import { initialState, type Output } from '../packages/tag/src/playback/session/session-state.ts';

const MEDIA = { mediaName: 'M', mediaId: 'm-1', mediaLengthS: 7200, streamType: 'vod', mediaType: 'video' };
const START_MS = 1_800_000_000_000;
const ROUNDS = 60;
/** Uncounted rounds for compiler warm-up. */
const WARM_UP_ROUNDS = 30;

/** A playing session whose clock is advanced by hand. */
function createDriven(write: (report: HeartbeatFields) => void) {
  let state = initialState({ playerName: 'web', channel: 'Canal', debugLogging: false }, 1);
  const process = (nowMs: number, input: Input) => {
    const playheadS = (nowMs - START_MS) / 1000;
    const reading: PlayerReading = {
      nowMs,
      playheadS,
      library: { account: 'suite', trackingServer: 'metrics.example' },
    };
    let outputs: readonly Output[];
    [state, outputs] = step(state, input, reading, {});
    for (const output of outputs) if (output.type === 'send') write(output.heartbeat);
  };
  const until = (ms: number): number => {
    let steps = 0;
    for (let dueMs = nextDueMs(state); dueMs <= ms; dueMs = nextDueMs(state)) {
      process(dueMs, { type: 'time' });
      steps++;
    }
    return steps;
  };
  process(START_MS, { type: 'call', call: 'sessionStart', info: MEDIA });
  process(START_MS, { type: 'begin' });
  process(START_MS, { type: 'analyticsReady' });
  process(START_MS, { type: 'call', call: 'play' });
  return { process, until };
}

/** One hour of playback with a pause, a seek and a stall every five minutes, as fast as possible. */
function playAnHour(write: (report: HeartbeatFields) => void): number {
  const { process, until } = createDriven(write);
  const calls = ['pause', 'play', 'seekStart', 'seekComplete', 'bufferStart', 'bufferComplete'] as const;
  let steps = 0;
  for (let minute = 5; minute < 60; minute += 5) {
    for (const [at, call] of calls.entries()) {
      const ms = START_MS + minute * MINUTE_MS + at * 2000;
      steps += until(ms) + 1;
      process(ms, { type: 'call', call });
    }
  }
  steps += until(START_MS + HOUR_MS);
  process(START_MS + HOUR_MS, { type: 'call', call: 'complete' });
  return steps;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

function millisecondsOf(run: () => void): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

/** Heap bytes allocated by one read of a moving playhead; too few steps for the garbage collector to run. */
function allocatedPerStep(): number {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  const driven = createDriven(() => {});
  driven.until(START_MS + 60_000);
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  const steps = driven.until(START_MS + 360_000);
  return (process.memoryUsage().heapUsed - before) / steps;
}

/** Consecutive heartbeats that one request would contain. */
const BATCHES = [1, 3, 4, 6] as const;

const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;

/**
 * An hour's heartbeats as requests of several lines, each compressed by itself: what batches would cost. Heartbeats of
 * one state are 10 s apart, so a batch of four arrives up to 30 s later than single calls.
 */
function inBatches(lines: readonly string[]): Record<string, string> {
  const sizes = BATCHES.map((size) => {
    const bodies = Array.from({ length: Math.ceil(lines.length / size) }, (_, at) =>
      lines.slice(at * size, (at + 1) * size).join('\n'),
    );
    const bytes = bodies.reduce((sum, body) => sum + deflateRawSync(body).length, 0);
    return [`${size} heartbeats a request, compressed`, `${bodies.length} requests, ${kib(bytes)}`];
  });
  return Object.fromEntries(sizes);
}

/** One connection that compresses each heartbeat after all earlier ones, sent at its own time. */
function onOneConnection(lines: readonly string[]): string {
  const flush = { flush: constants.Z_SYNC_FLUSH, finishFlush: constants.Z_SYNC_FLUSH };
  let sent = '';
  let bytes = 0;
  for (const line of lines) {
    // the window of the format is 32 KiB: what is older cannot help
    const dictionary = Buffer.from(sent.slice(-32_768));
    bytes += deflateRawSync(`${line}\n`, { ...flush, ...(sent && { dictionary }) }).length;
    sent += `${line}\n`;
  }
  return kib(bytes);
}

/** Our session against a bare loop that only encodes and sends the same heartbeats. */
function benchPlaybackSession(): Record<string, string> {
  const reports: HeartbeatFields[] = [];
  const steps = playAnHour((report) => reports.push(report));
  let bytes = 0;
  const write = (report: HeartbeatFields) => {
    bytes += encodeHeartbeat(report).length;
  };
  for (let round = 0; round < WARM_UP_ROUNDS; round++) {
    playAnHour(write);
    reports.forEach(write);
  }
  bytes = 0;
  const rounds = Array.from({ length: ROUNDS }, () => ({
    ours: millisecondsOf(() => playAnHour(write)),
    bare: millisecondsOf(() => reports.forEach(write)),
  }));
  const ours = median(rounds.map((round) => round.ours));
  const times = median(rounds.map((round) => round.ours / round.bare)); // ratio per round: other load on the machine varies
  const bytesAnHour = bytes / (2 * ROUNDS);
  const lines = reports.map((report) => encodeHeartbeat(report));
  return {
    'session CPU per simulated hour ÷ bare encode and send of the same reports': times.toFixed(2),
    'session CPU per simulated hour': `${ours.toFixed(1)} ms (${steps} steps, ${reports.length} reports)`,
    'allocated per step': `${Math.round(allocatedPerStep())} bytes`,
    'on the wire per hour, sender and consent parameters aside': kib(bytesAnHour),
    ...inBatches(lines),
    'one connection with one compression context': onOneConnection(lines),
  };
}

export const run = (): void => console.table(benchPlaybackSession());
