import { mkdtemp, open, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestServer } from '../http/testing/create-test-server.ts';
import { type DiskRoom, type DiskRoomOptions, watchDiskRoom } from './disk-room.ts';

const FLOOR = 100_000_000;
const HIT = '/b/ss/tramuntana-dev/1/JS-2.17.0/s1?AQB=1&pageName=p&AQE=1';

let directory: string;
let room: DiskRoom | undefined;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'sintonia-room-'));
});
afterEach(async () => {
  room?.stop();
  await rm(directory, { recursive: true, force: true });
});
const watch = async (over: Partial<DiskRoomOptions>) => {
  const log = { error: vi.fn(), info: vi.fn() };
  room = await watchDiskRoom({ directory, floorBytes: FLOOR, log, ...over });
  return { room, log };
};

describe('free disk space (S-03)', () => {
  test('S-03 below the limit events are answered 503 with Retry-After, and accepted again once there is space', async () => {
    let free = FLOOR - 1;
    const { room: watched, log } = await watch({ free: async () => free });
    const server = await createTestServer({}, watched);
    const refused = await server.inject(HIT);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
    expect(server.stream.rowsOf('hits')).toEqual([]);
    expect(log.error).toHaveBeenCalledOnce();
    expect(await watched.problem()).toBe('has 99 MB left, the floor is 100 MB');
    free = FLOOR;
    expect(await watched.problem()).toBeNull();
    expect((await server.inject(HIT)).statusCode).toBe(200);
    await server.app.close();
  });

  test('S-03 a failed write reveals a full disk, whatever free space is reported', async () => {
    const openFile = (async (...named: Parameters<typeof open>) => {
      const file = await open(...named);
      file.sync = async () => {
        throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
      };
      return file;
    }) as typeof open;
    const { room: full } = await watch({ free: async () => 10 * FLOOR, openFile });
    expect(await full.problem()).toContain('ENOSPC');
    expect(await readdir(directory)).toEqual([]);
  });

  test('S-03 the real disk reports its free space, and the probe leaves no file', async () => {
    const { room: real } = await watch({ floorBytes: 1 });
    expect(real.freeBytes()).toBeGreaterThan(1);
    expect(await real.problem()).toBeNull();
    expect(await readdir(directory)).toEqual([]);
  });
});
