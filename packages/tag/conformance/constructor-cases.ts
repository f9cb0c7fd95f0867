import type { MeasurementObject } from '../src/playback/adapter/measurement-object.ts';
import { MediaHeartbeat } from '../src/playback/adapter/media-heartbeat.ts';
import { MediaHeartbeatConfig } from '../src/playback/adapter/playback-config.ts';
import { MediaHeartbeatDelegate } from '../src/playback/base-delegate.ts';

type Arguments = ConstructorParameters<typeof MediaHeartbeat>;

/** Missing argument of a recorded constructor case, by its description. */
const CASES: readonly [RegExp, (...good: unknown[]) => unknown[]][] = [
  [/measurement object and no global|argument is missing/, (delegate, config) => [delegate, config, undefined]],
  [/without visitor/, (delegate, config, s) => [delegate, config, { ...(s as object), visitor: undefined }]],
  [/without org id/, (delegate, config, s) => [delegate, config, { ...(s as object), visitor: {} }]],
  [/no delegate/, (_, config, s) => [null, config, s]],
  [/no config/, (delegate, _, s) => [delegate, null, s]],
  [/config not an object/, (delegate, _, s) => [delegate, 'config', s]],
  [/without trackingServer/, (delegate, _, s) => [delegate, new MediaHeartbeatConfig(), s]],
  [/base delegate/, (_, config, s) => [new MediaHeartbeatDelegate(), config, s]],
];

/** Constructs trackers as the recorded lines describe, and returns the lines that our constructor gives. */
export function runConstructorCases(
  recorded: readonly string[],
  config: MediaHeartbeatConfig,
  measurement: MeasurementObject,
): string[] {
  return recorded.map((line) => {
    const label = /^\[CTOR[^\]]*\] (.*?): /.exec(line)?.[1] ?? line;
    const found = CASES.find(([words]) => words.test(label));
    if (!found) return `[CTOR] ${label}: a case this runner does not know`;
    try {
      const tracker = new MediaHeartbeat(...(found[1](new MediaHeartbeatDelegate(), config, measurement) as Arguments)); // cast: invalid on purpose
      tracker.destroy();
      return `[CTOR] ${label}: no error`;
    } catch (error) {
      return `[CTOR error] ${label}: ${(error as Error).message}`; // cast: the constructor throws errors
    }
  });
}
