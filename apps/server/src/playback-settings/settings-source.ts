/**
 * Source of the settings: the operator's file, reread while the server runs, so that tracking can be switched off for a
 * publisher without a restart; or, without a file, our own publisher with the defaults.
 */
import { readFile, stat } from 'node:fs/promises';
import type { PlaybackSettings } from '@sintonia/wire';
import type { FastifyBaseLogger } from 'fastify';
import { StartError } from '../start/start-error.ts';
import { type PublisherSettings, parsePublisherSettings, settingsByFile } from './playback-settings.ts';

/** Settings of a publisher by the requested file name; undefined if unknown. */
export type SettingsSource = (fileName: string) => Promise<PlaybackSettings | undefined>;

/** Shortest interval between checks of the file. */
const POLL_INTERVAL_MS = 5000;

export const fixedSettings = (publishers: PublisherSettings): SettingsSource => {
  const files = settingsByFile(publishers);
  return async (fileName) => files.get(fileName);
};

/** Throws `StartError` if the file is unusable at start; later errors are logged, and the last valid version stays. */
export async function settingsFrom(
  path: string,
  log: Pick<FastifyBaseLogger, 'error' | 'info'>,
  nowMs: () => number = Date.now,
): Promise<SettingsSource> {
  const first = await read(path);
  if (!first.ok) throw new StartError(`PLAYBACK_SETTINGS=${path} cannot be used: ${first.error}.`);
  let { files, changedAtMs } = first;
  let checkedAtMs = nowMs();

  const readIfChanged = async () => {
    checkedAtMs = nowMs();
    if ((await changeTime(path)) === changedAtMs) return;
    const again = await read(path);
    if (again.ok) {
      ({ files, changedAtMs } = again);
      log.info({ part: 'playbackSettings' }, 'playback settings were reloaded');
    } else
      log.error({ part: 'playbackSettings' }, `${path} cannot be used: ${again.error}; the last valid version stays`);
  };

  return async (fileName) => {
    if (nowMs() - checkedAtMs >= POLL_INTERVAL_MS) await readIfChanged();
    return files.get(fileName);
  };
}

type Files = { ok: true; files: ReadonlyMap<string, PlaybackSettings>; changedAtMs: number };

const changeTime = (path: string): Promise<number> =>
  stat(path).then(
    (file) => file.mtimeMs,
    () => Number.NaN,
  );

async function read(path: string): Promise<Files | { ok: false; error: string }> {
  const changedAtMs = await changeTime(path); // before reading: a concurrent change is seen at the next check
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return { ok: false, error: 'it cannot be read' };
  const publishers = parsePublisherSettings(text);
  return publishers.ok ? { ok: true, files: settingsByFile(publishers.value), changedAtMs } : publishers;
}
