import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

/** Delay after the last keystroke before a text is in the address. */
const PAUSE_MS = 300;

/** The same address with another value of a parameter; the standard one is left out. */
function addressWith(search: URLSearchParams, name: string, value: string, standard: string): string {
  const params = new URLSearchParams(search);
  if (value === standard) params.delete(name);
  else params.set(name, value);
  return `?${params}`;
}

/**
 * A choice of a screen, in the address: a link shows the same, and back undoes it. Anything that is no option counts as
 * the standard, which the address leaves out. A press shows at once: the address follows in a transition, which a busy
 * browser ends later.
 */
export function useAddressState<T extends string>(
  name: string,
  standard: T,
  isOption: (text: string) => text is T,
): [T, (next: T) => void] {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const text = search.get(name) ?? '';
  const [pressed, setPressed] = useState<{ before: string; value: T | null }>({ before: text, value: null });
  if (pressed.before !== text) setPressed({ before: text, value: null });
  const value = pressed.value ?? (isOption(text) ? text : standard);
  const choose = (next: T) => {
    setPressed({ before: text, value: next });
    navigate(addressWith(search, name, next, standard), { preventScrollReset: true });
  };
  return [value, choose];
}

/**
 * The same for typed text and drags: the state changes at once, the address after a pause, without a history entry per
 * letter.
 */
export function useAddressText(name: string | null): [string, (next: string) => void] {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const written = name === null ? '' : (search.get(name) ?? '');
  const [text, setText] = useState({ value: written, isPending: false, before: written });
  // Back, forward and links change the address from outside.
  if (text.before !== written) setText({ ...text, before: written, ...(!text.isPending && { value: written }) });
  useEffect(() => {
    if (!text.isPending || name === null) return;
    const timer = setTimeout(() => {
      setText((now) => ({ ...now, isPending: false }));
      navigate(addressWith(search, name, text.value, ''), { replace: true, preventScrollReset: true });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, name, search, navigate]);
  return [text.value, (value) => setText((now) => ({ ...now, value, isPending: true }))];
}

/** Whether a text is one of these options. */
export const isOneOf =
  <T extends string>(options: readonly T[]) =>
  (text: string): text is T =>
    (options as readonly string[]).includes(text); // cast: looking for any text

/** A choice that is in the address as this text, or not at all. */
export function useAddressSwitch(name: string, on: string): [boolean, (isOn: boolean) => void] {
  const [found, choose] = useAddressState(name, '', isOneOf([on]));
  return [found === on, (isOn) => choose(isOn ? on : '')];
}

/** Whether a chart is shown as its table. @param name of the chart among those of its screen */
export const useTableInAddress = (name = 'corba') => useAddressSwitch(name, 'taula');
