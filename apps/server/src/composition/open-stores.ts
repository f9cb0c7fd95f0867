/**
 * Opens the configured stores: embedded below the data directory, or external servers shared by several processes.
 * Everything opened is registered with the closer.
 */
import { StartError } from '../start/start-error.ts';
import { EventStoreError } from '../stores/events/event-store.ts';
import { OperationalStoreError } from '../stores/operational/operational-store-errors.ts';
import { StreamError } from '../stores/stream/event-stream.ts';
import { openEvents } from './open-event-store.ts';
import { openOrGoWithout } from './open-operational.ts';
import { openStream } from './open-stream.ts';
import { hasPeople, needsEvents } from './store-needs.ts';
import type { StoreSetting, Stores } from './store-setting.ts';
import { watch } from './watch-store.ts';

export async function openStores(setting: StoreSetting): Promise<Stores> {
  const { config, announce, closer, readiness } = setting;
  try {
    // Opened concurrently: one works in a child process or remotely, the other in this process.
    const openingEvents = needsEvents(config) ? openEvents(setting) : Promise.resolve(null);
    const openingOperational = hasPeople(config) ? openOrGoWithout(setting) : Promise.resolve(null);
    void openingOperational.catch(() => {}); // handled below, after the event store
    const events = await (needsEvents(config)
      ? announce.step('Preparing the event store', openingEvents)
      : openingEvents);
    if (events) closer.add('the event store', events.close);
    const operational = await (hasPeople(config)
      ? announce.step('Preparing the database', openingOperational)
      : openingOperational);
    if (operational) closer.add('the database', operational.close);
    if (events) watch(readiness, 'events', events);
    if (operational) watch(readiness, 'operational', operational);
    return { events, operational, stream: await openStream(setting, events) };
  } catch (error) {
    const isOurs =
      error instanceof EventStoreError || error instanceof OperationalStoreError || error instanceof StreamError;
    throw isOurs ? new StartError(error.message) : error;
  }
}
