/** Start-up messages: lines for a person at a terminal, JSON otherwise. */
import type { FastifyBaseLogger } from 'fastify';

export interface Announcer {
  /** Prints a step and, at its end, its duration. */
  step<T>(doing: string, work: Promise<T>): Promise<T>;
  /** Label → address or name, and further facts. */
  ready(facts: Readonly<Record<string, string>>): void;
  print(line: string): void;
}

interface Output {
  isTTY?: boolean;
  write(text: string): unknown;
}

export function createAnnouncer(output: Output, log: Pick<FastifyBaseLogger, 'info'>): Announcer {
  const seconds = (sinceMs: number) => Math.round((performance.now() - sinceMs) / 100) / 10;
  if (!output.isTTY) {
    return {
      step: async (doing, work) => {
        const sinceMs = performance.now();
        const done = await work;
        log.info({ seconds: seconds(sinceMs) }, doing);
        return done;
      },
      ready: (facts) => log.info(facts, 'ready'),
      print: (line) => log.info(line),
    };
  }
  return {
    step: async (doing, work) => {
      const sinceMs = performance.now();
      output.write(`  ${doing} … `);
      try {
        const done = await work;
        output.write(`${seconds(sinceMs).toFixed(1)} s\n`);
        return done;
      } catch (error) {
        output.write('failed\n');
        throw error;
      }
    },
    ready: (facts) => {
      const width = Math.max(...Object.keys(facts).map((label) => label.length));
      const lines = Object.entries(facts).map(([label, fact]) => `  ${label.padEnd(width)}  ${fact}`);
      output.write(`\n${lines.join('\n')}\n\n  Press Ctrl-C to stop.\n\n`);
    },
    print: (line) => output.write(`  ${line}\n`),
  };
}
