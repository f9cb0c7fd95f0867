/**
 * What a screen waits for is requested before the rest of the code runs, which takes a tenth of a second and more. Must
 * be imported first.
 */
import { BROADCASTER, CATALOGUE, SESSION, SUITES } from './api/addresses.ts';
import { sendEarly } from './api/early-requests.ts';
import { preloadScreen } from './screens.ts';
import { isSessionRemembered } from './session/remember-session.ts';
import { needsSession } from './session/return-path.ts';

if (isSessionRemembered(localStorage) && needsSession(location.pathname)) {
  sendEarly([SESSION, BROADCASTER, SUITES, CATALOGUE]);
  preloadScreen(location.pathname);
}
