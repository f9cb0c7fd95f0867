import { forgettingRollups } from '../query/rollups/forget-hours.ts';
import { touchingSuperseded } from '../query/rollups/supersede-copies.ts';
import { openClickHouse } from '../stores/events/clickhouse-event-store.ts';
import { openEmbeddedEventStore } from '../stores/events/embedded-event-store.ts';
import type { EventStore } from '../stores/events/event-store.ts';
import type { StoreSetting } from './store-setting.ts';

export const openEvents = async (setting: StoreSetting): Promise<EventStore> =>
  forgettingRollups(touchingSuperseded(await connectEvents(setting), Date.now));

const connectEvents = ({ config, log }: StoreSetting): Promise<EventStore> =>
  config.clickhouseUrl === null
    ? openEmbeddedEventStore({
        dataDir: config.dataDir,
        onDeath: (why) => log.error({ part: 'events' }, `${why}; restarting`),
      })
    : openClickHouse({
        url: config.clickhouseUrl,
        layout: config.clickhouseLayout,
        // Without a stream in between, collectors also write.
        migrates: config.roles.includes('write') || config.natsServers === null,
      });
