import type { Config } from '../config/config.ts';

export const hasPeople = ({ roles }: Config): boolean => roles.includes('web') || roles.includes('studio');
export const needsEvents = (config: Config): boolean =>
  config.natsServers === null || hasPeople(config) || config.roles.includes('write');

/** Whether this process uses `DATA_DIR`: embedded stores, keys of sessions and commands. */
export const needsDataDir = (config: Config): boolean =>
  hasPeople(config) || (needsEvents(config) && config.clickhouseUrl === null);
