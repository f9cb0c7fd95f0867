import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { StartError } from '../start/start-error.ts';
import { settingsFrom } from './settings-source.ts';

const FILE_NAME = 'c0ffee-adobeorg.xml';
let dir: string;
let path: string;
let nowMs = 0;
const log = { error: vi.fn(), info: vi.fn() };
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'sintonia-settings-'));
  path = join(dir, 'settings.json');
});
afterEach(() => rm(dir, { recursive: true }));

/** Sets a distinct modification time, so that two writes within one clock tick differ. */
const write = async (text: string) => {
  await writeFile(path, text);
  nowMs += 60_000;
  await utimes(path, nowMs / 1000, nowMs / 1000);
};
const source = () => settingsFrom(path, log, () => nowMs);

describe('playback settings from a file (M-08)', () => {
  test('M-08 each publisher has its own settings; omitted ones have defaults', async () => {
    await write('{"C0FFEE@AdobeOrg": {"trackingIntervalS": 5}, "other@Org": {"trackingDisabled": true}}');
    const settingsOf = await source();
    expect(await settingsOf(FILE_NAME)).toMatchObject({ trackingIntervalS: 5, checkIntervalS: 180 });
    expect(await settingsOf('other-org.xml')).toMatchObject({ trackingIntervalS: 10, trackingDisabled: true });
    expect(await settingsOf('nobody.xml')).toBeUndefined();
  });

  test('C-03 tracking is switched off while the server runs; an invalid file changes nothing', async () => {
    await write('{"C0FFEE@AdobeOrg": {}}');
    const settingsOf = await source();
    await write('{"C0FFEE@AdobeOrg": {"trackingDisabled": true}}');
    expect(await settingsOf(FILE_NAME)).toMatchObject({ trackingDisabled: true });
    await write('{"C0FFEE@AdobeOrg": {"trackingDisabled": "no"}}');
    expect(await settingsOf(FILE_NAME)).toMatchObject({ trackingDisabled: true });
    expect(log.error).toHaveBeenCalledWith(expect.anything(), expect.stringContaining('trackingDisabled'));
  });

  test.each([
    ['{', 'it is not JSON'],
    ['{"a": {"trackingIntervall": 5}}', 'trackingIntervall'],
    ['{"a": {"checkIntervalS": 601}}', 'a.checkIntervalS'],
  ])('the server does not start with %s', async (text, why) => {
    await write(text);
    await expect(source()).rejects.toBeInstanceOf(StartError);
    await expect(source()).rejects.toThrow(why);
  });

  test('a missing file is refused at start', async () => {
    await expect(source()).rejects.toThrow(`PLAYBACK_SETTINGS=${path} cannot be used: it cannot be read.`);
  });
});
