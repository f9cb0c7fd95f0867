import type { ConsentChoice, ConsentPurpose } from '@sintonia/wire';
import type { Action } from './rule.ts';

/** C-05: signals of Google's Consent Mode, by the purpose that grants them; null for signals never granted. */
const SIGNALS: Readonly<Record<string, ConsentPurpose | null>> = {
  analytics_storage: 'analytics',
  personalization_storage: 'personalisation',
  ad_storage: null,
  ad_user_data: null,
  ad_personalization: null,
};

/** How long a tag library waits for the choice before it uses the defaults. */
const WAIT_FOR_CHOICE_MS = 500;

/** Signals granted by a choice; none before one. */
const signalsOf = (choice: ConsentChoice | null) =>
  Object.fromEntries(
    Object.entries(SIGNALS).map(([signal, purpose]) => [signal, purpose && choice?.[purpose] ? 'granted' : 'denied']),
  );

/**
 * Writes the choice into the list that a Google tag library reads, if one is ever loaded. The list is in memory and
 * contacts no server. `default` is written once, before any library; `update` with each choice.
 *
 * @param layerName the global that holds the list (T-09)
 * @param page where the global is; the page's own by default, read when the rule fires
 */
export const sendConsentMode = (
  command: 'default' | 'update',
  layerName: string,
  page = (): object => globalThis,
): Action => ({
  name: `consent mode ${command}`,
  touchesPage: true,
  run: (_, { choice }) => {
    const globals = page() as Record<string, unknown>; // cast: the operator chooses the name
    globals[layerName] ??= [];
    const layer = globals[layerName] as unknown[]; // cast: a list by definition of that library
    const signals = { ...signalsOf(choice()), ...(command === 'default' && { wait_for_update: WAIT_FOR_CHOICE_MS }) };
    layer.push(asArguments('consent', command, signals));
  },
});

/** The library distinguishes commands from data by the type of object: it must be `arguments`, not an array. */
export function asArguments(..._command: unknown[]): unknown {
  // biome-ignore lint/complexity/noArguments: the tag library accepts only `arguments` objects as commands
  return arguments;
}
