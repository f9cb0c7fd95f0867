import { SCREEN_READER_COOKIE } from '@sintonia/contracts/cookie-names';
import { VISITOR_COOKIE_LIFETIME_S } from '@sintonia/wire';
import { useSyncExternalStore } from 'react';
import css from '../../features/consent/PurposeSwitches.module.css';
import { usesScreenReader } from '../../shared/measurement/screen-reader.ts';

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

function state(isUsed: boolean): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: some supported browsers lack the Cookie Store API
  document.cookie = `${SCREEN_READER_COOKIE}=${isUsed ? 1 : ''}; Path=/; SameSite=Lax; Max-Age=${isUsed ? VISITOR_COOKIE_LIFETIME_S : 0}${secure}`;
  for (const listener of listeners) listener();
}

/** § 3: the visitor states that a screen reader is used. Shown only with JavaScript: without it nothing is measured. */
export function ScreenReaderSwitch() {
  const isUsed = useSyncExternalStore(
    subscribe,
    () => usesScreenReader(window) ?? false,
    () => null,
  );
  if (isUsed === null) return null;
  return (
    <label className={css.purpose}>
      <span className={css.title}>Faig servir un lector de pantalla</span>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its checked state itself
        role="switch"
        checked={isUsed}
        onChange={({ currentTarget }) => state(currentTarget.checked)}
        className={css.switch}
      />
    </label>
  );
}
