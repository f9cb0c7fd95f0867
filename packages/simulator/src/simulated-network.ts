import type { SimulatedDevice } from './devices.ts';

/** A network as the player of our site reports it (`@sintonia/player`, `network.ts`). */
export interface SimulatedNetwork {
  connection?: 'wifi' | 'cellular';
  speed: '3g' | '4g';
}

/** Most that a slow network carries, bits a second. */
const SLOW = 1_000_000;
/** Most that phones ask for on mobile data, bits a second. */
const ON_MOBILE_DATA = 2_000_000;

/** The network on which a device plays at this bitrate, as its browser says it; null for those that do not say. */
export function networkOf({ userAgent }: Pick<SimulatedDevice, 'userAgent'>, bitrate: number): SimulatedNetwork | null {
  if (!userAgent.includes('Chrome/')) return null;
  const speed = bitrate <= SLOW ? '3g' : '4g';
  if (!userAgent.includes('Android')) return { speed };
  return { connection: bitrate <= ON_MOBILE_DATA ? 'cellular' : 'wifi', speed };
}
