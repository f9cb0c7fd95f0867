import { describe, expect, test } from 'vitest';
import { createProgram } from './program.ts';
import { supervise } from './supervise.ts';

const program = (script: string) =>
  createProgram({ name: 'prova', command: process.execPath, args: ['-e', script], isReady: async () => true });

describe('a cluster’s processes are restarted (S-05)', () => {
  test('S-05 a killed process is restarted, and both events are reported', async () => {
    const lines: string[] = [];
    const running = program('setInterval(() => {}, 1000)');
    await running.start();
    const first = running.pid() ?? 0;
    const letGo = supervise(running, { print: (line) => lines.push(line), firstWaitMs: 10 });
    process.kill(first, 'SIGKILL');
    await expect.poll(() => lines.length).toBe(2);
    expect(lines).toEqual([
      'prova exited (SIGKILL); restarting in 0.01 s',
      `prova is running again (process ${running.pid()})`,
    ]);
    expect(running.pid()).not.toBe(first);
    letGo();
    await running.stop();
    await new Promise((resolve) => setTimeout(resolve, 100)); // longer than the restart delay
    expect(lines).toHaveLength(2);
  });

  test('S-05 a process that keeps exiting is restarted with growing delays', async () => {
    const lines: string[] = [];
    const running = program('process.exit(3)');
    await running.start();
    const letGo = supervise(running, { print: (line) => lines.push(line), firstWaitMs: 10 });
    const waits = () => lines.flatMap((line) => /exit code 3.* in ([\d.]+) s/.exec(line)?.[1] ?? []);
    await expect.poll(() => waits().slice(0, 4), { timeout: 10_000 }).toEqual(['0.01', '0.02', '0.04', '0.08']);
    letGo();
  });
});
