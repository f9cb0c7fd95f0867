import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readLoopedChannels } from './live-channels.ts';

const CLIPS = join(import.meta.dirname, '../../../../demo/media/clips');

describe('live channels', () => {
  test('V-04 each has its renditions by name, with segment addresses from the root', () => {
    const channels = readLoopedChannels([{ slug: 'u', loop: 'cims' }], CLIPS);
    const channel = channels.get('u');
    expect([...(channel?.renditions.keys() ?? [])].sort()).toEqual(['360p', '540p']);
    expect(channel?.multivariant).toContain('540p.m3u8');
    expect(channel?.renditions.get('540p')?.segments[0]?.uri).toBe('/media/clips/cims/540p-00.m4s');
  });

  test('V-04 a missing loop is named in the error', () => {
    expect(() => readLoopedChannels([{ slug: 'u', loop: 'no-hi-es' }], CLIPS)).toThrow('no-hi-es');
  });
});
