/** Programs that tests need besides Chromium. */
import { ensureBrowsers } from './browsers.js';
import { ensureServers } from './servers.js';
import { check } from './test-run.js';

/**
 * Servers for the tests of several machines. Without them these tests fail, unless SCALE_OUT=off skips them on this
 * machine.
 *
 * @returns {Promise<Record<string, string>>}
 */
export async function scaleOutServers() {
  /** @type {Record<string, string>} */
  let servers = {};
  if (process.env.SCALE_OUT === 'off') console.log('  NOT TESTED: NATS and PostgreSQL (SCALE_OUT=off)');
  else {
    await check('nats-server and PostgreSQL', async () => {
      servers = await ensureServers();
    });
  }
  return servers;
}

/**
 * Firefox and WebKit. Without them their tests fail, unless OTHER_BROWSERS=off skips them on this machine.
 *
 * @returns {Promise<Record<string, string>>}
 */
export async function otherBrowsers() {
  /** @type {Record<string, string>} */
  let browsers = {};
  if (process.env.OTHER_BROWSERS === 'off') console.log('  NOT TESTED: Firefox and WebKit (OTHER_BROWSERS=off)');
  else {
    await check('Firefox and WebKitGTK', async () => {
      browsers = await ensureBrowsers();
    });
  }
  return browsers;
}
