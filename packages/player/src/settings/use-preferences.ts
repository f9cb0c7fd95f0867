import { useEffect, useState } from 'react';
import { browserStorage } from './browser-storage.ts';
import { DEFAULT_PREFERENCES, PREFERENCES_KEY, type Preferences, parsePreferences } from './preferences.ts';

/** Viewing preferences of this browser, and their setter. */
export function usePreferences() {
  const [preferences, set] = useState(DEFAULT_PREFERENCES);
  useEffect(() => set(parsePreferences(browserStorage.get(PREFERENCES_KEY))), []);
  const change = (changed: Partial<Preferences>) => {
    const next = { ...preferences, ...changed };
    set(next);
    browserStorage.set(PREFERENCES_KEY, JSON.stringify(next));
  };
  return [preferences, change] as const;
}
