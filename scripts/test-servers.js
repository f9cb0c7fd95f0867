/** Programs that tests need besides Chromium. */
import { ensureBrowsers } from './browsers.js';
import { ensureServers } from './servers.js';
import { check } from './test-run.js';

/**
 * A group of programs, installed where absent. Without them their tests fail, unless a variable skips them on this
 * machine.
 *
 * @param {{ title: string, tested: string, variable: string, ensure: () => Promise<Record<string, string>> }} group
 * @returns {Promise<Record<string, string>>} environment of the tests
 */
async function programs({ title, tested, variable, ensure }) {
  /** @type {Record<string, string>} */
  let environment = {};
  if (process.env[variable] === 'off') console.log(`  NOT TESTED: ${tested} (${variable}=off)`);
  else {
    await check(title, async () => {
      environment = await ensure();
    });
  }
  return environment;
}

/** Servers for the tests of several machines. */
export const scaleOutServers = () =>
  programs({
    title: 'nats-server and PostgreSQL',
    tested: 'NATS and PostgreSQL',
    variable: 'SCALE_OUT',
    ensure: ensureServers,
  });

/** Firefox and WebKit. */
export const otherBrowsers = () =>
  programs({
    title: 'Firefox and WebKitGTK',
    tested: 'Firefox and WebKit',
    variable: 'OTHER_BROWSERS',
    ensure: ensureBrowsers,
  });
