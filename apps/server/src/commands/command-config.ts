import { type Config, ConfigError, readConfig } from '../config/config.ts';
import { CommandError } from './call-server.ts';

/** The server's configuration, for a command. Throws `CommandError` for an invalid variable. */
export function readCommandConfig(): Config {
  try {
    return readConfig(process.env, process.cwd());
  } catch (error) {
    throw error instanceof ConfigError ? new CommandError(error.message) : error;
  }
}
