import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { clientSoftware } from './client-software.ts';
import { robotMark } from './robot-mark.ts';

const LIST = readFileSync(join(import.meta.dirname, 'fixtures', 'user-agents.txt'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, device, robot, userAgent] = /^(\w+|\?) ([01]) (.+)$/.exec(line) ?? [];
    return device && userAgent ? [{ device, robot: Number(robot), userAgent }] : [];
  });

describe('S-06 devices and robots by user agent', () => {
  test.each(LIST.filter(({ device }) => device !== '?'))('$userAgent is $device', ({ device, userAgent }) => {
    expect(clientSoftware(userAgent).device).toBe(device);
  });

  test.each(LIST)('$userAgent is the robot $robot', ({ robot, userAgent }) => {
    expect(robotMark(userAgent)).toBe(robot);
  });
});
