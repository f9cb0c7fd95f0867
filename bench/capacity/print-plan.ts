/** Prints a plan as tables. */
import type { Costs, PartCost } from './costs.ts';
import {
  bottleneckOf,
  embeddedCores,
  type Machine,
  type Part,
  peakRates,
  planOf,
  type Size,
  storageOf,
  USED_AT_PEAK,
} from './model.ts';
import type { Traffic } from './traffic.ts';

const NAMES: Record<Part, string> = {
  collect: 'collect: endpoints of measurement clients',
  nats: 'NATS: three servers',
  write: 'write: from the stream to the event store',
  clickhouse: 'ClickHouse: each replica',
  web: 'web: the site',
  media: 'web: media, unless a CDN serves them',
  studio: 'studio',
  postgres: 'PostgreSQL',
};

const whole = (value: number) => Math.ceil(value).toLocaleString('en');
const short = (value: number) => (value < 10 ? value.toFixed(1) : whole(value));

const costRow = ({ curve, hitExtraUs, idleCores, memoryMb }: PartCost) => ({
  ...Object.fromEntries(
    curve.map(({ perSecond, cores }) => [
      `µs an event at ${Number(perSecond.toPrecision(1))}/s`,
      ((cores * 1e6) / perSecond).toFixed(0),
    ]),
  ),
  'µs more a hit': hitExtraUs.toFixed(0),
  'of a core at rest': `${(idleCores * 100).toFixed(1)} %`,
  'MB a process': memoryMb.toFixed(0),
});

export function printPlan(size: Size, traffic: Traffic, costs: Costs, machine: Machine): void {
  const rates = peakRates(size, traffic);
  const { hitsADay, heartbeatsADay, pageViewsADay, peakHourShare, heartbeatsAViewerHour } = traffic;
  console.log(
    `${whole(size.visitorsADay)} visitors a day, ${whole(size.viewers)} viewers at once, ${size.streamMbit} Mbit/s each`,
  );
  console.log(
    `A visitor's day, from the simulated population: ${pageViewsADay.toFixed(1)} page views, ${hitsADay.toFixed(1)} hits, ${heartbeatsADay.toFixed(0)} heartbeats; the busiest hour has ${(peakHourShare * 100).toFixed(0)} % of a day; a viewer sends ${heartbeatsAViewerHour.toFixed(0)} heartbeats an hour.`,
  );
  console.log(
    `At the peak: ${whole(rates.pageViews)} page views, ${whole(rates.hits)} hits and ${whole(rates.heartbeats)} heartbeats a second.`,
  );
  console.log(`\nCosts measured ${costs.measuredAt.slice(0, 16)} on ${costs.cores} cores of ${costs.processor}`);
  console.table({
    ...Object.fromEntries(Object.entries(costs.embedded).map(([part, cost]) => [`embedded: ${part}`, costRow(cost)])),
    ...Object.fromEntries(
      Object.entries(costs.cluster ?? {}).map(([part, cost]) => [`cluster: ${part}`, costRow(cost)]),
    ),
  });
  const { page } = costs;
  console.log(
    `A cached page takes ${page.pageUs.toFixed(0)} µs of the web role, each of its ${page.files.toFixed(0)} files ${page.fileUs.toFixed(0)} µs, a media segment ${page.segmentUs.toFixed(0)} µs and ${page.segmentUsAKb.toFixed(2)} µs a KB.`,
  );
  const plan = planOf(size, traffic, costs);
  const alone = embeddedCores(size, traffic, costs);
  if (plan) {
    console.log(`Needed at the peak, with ${Math.round((1 - USED_AT_PEAK) * 100)} % in reserve`);
    console.table(
      Object.fromEntries(
        Object.entries(plan).map(([part, need]) => [
          NAMES[part as Part], // cast: its own keys
          {
            processes: need.processes,
            cores: short(need.cores),
            GB: short(need.gigabytes),
            'Mbit/s': whole(need.megabits),
          },
        ]),
      ),
    );
    const first = bottleneckOf(plan, machine);
    const unit = first.what === 'cores' ? `${machine.cores} cores` : `${whole(machine.megabits)} Mbit/s`;
    console.log(
      `First bottleneck: ${NAMES[first.part]}, which more machines do not divide: ${unit} are full at ${first.atTimes.toFixed(1)} times this size.`,
    );
  } else console.log('Without nats-server and PostgreSQL here, a cluster was not measured: only the embedded layout.');
  console.log(
    `Embedded, on one machine: ${alone.server.toFixed(2)} cores of the server (JavaScript has one), ${alone.engine.toFixed(2)} of the event engine: ${alone.server < USED_AT_PEAK ? 'enough' : 'too little'} for this audience, media apart.`,
  );
  const { eventsAMonth, gigabytesAMonth, streamGigabytes } = storageOf(size, traffic, costs.stored);
  console.log(
    `A month: ${whole(eventsAMonth / 1e6)} million events, ${whole(gigabytesAMonth)} GB on each replica (${costs.stored.hit.toFixed(0)} B a hit, ${costs.stored.playback.toFixed(0)} B a heartbeat). Six hours without event store: ${whole(streamGigabytes)} GB on each NATS server.`,
  );
}
