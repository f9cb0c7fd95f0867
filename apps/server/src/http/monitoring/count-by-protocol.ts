import { Counter, type Registry } from 'prom-client';
import { PROTOCOLS, type Protocol } from '../../stores/events/protocols.ts';

/** Counts every event, so it only increments; labels are created at the scrape. */
export function countByProtocol(name: string, help: string, registers: Registry[]): (protocol: Protocol) => void {
  const counts = Object.fromEntries(PROTOCOLS.map((protocol) => [protocol, 0])) as Record<Protocol, number>; // cast: all of them
  new Counter({
    name: `sintonia_${name}`,
    help,
    labelNames: ['protocol'],
    registers,
    collect() {
      this.reset();
      for (const protocol of PROTOCOLS) this.inc({ protocol }, counts[protocol]);
    },
  });
  return (protocol) => {
    counts[protocol] += 1;
  };
}
