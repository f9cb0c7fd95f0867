import type { ConsentChoice, ConsentPurpose } from '@sintonia/wire';
import type { Action } from './rule.ts';

/** C-05: signals of Google's Consent Mode, by the purpose of ours that grants them; null where we never do. */
const SIGNALS: Readonly<Record<string, ConsentPurpose | null>> = {
  analytics_storage: 'analytics',
  personalization_storage: 'personalisation',
  ad_storage: null,
  ad_user_data: null,
  ad_personalization: null,
};

/** How long a tag library may wait for the choice before it takes the defaults. */
const WAIT_FOR_CHOICE_MS = 500;

/** What is granted under a choice; nothing before one. */
const signalsOf = (choice: ConsentChoice | null) =>
  Object.fromEntries(
    Object.entries(SIGNALS).map(([signal, purpose]) => [signal, purpose && choice?.[purpose] ? 'granted' : 'denied']),
  );

/**
 * Says the choice in the list that a tag library of Google reads, if ever one is loaded. The list is in memory and
 * contacts nobody. `default` comes once, before any library; `update` with each choice.
 *
 * @param layerName the global that holds the list (T-09)
 * @param page where the global is; the page's own by default, asked when the rule fires
 */
export const sendConsentMode = (
  command: 'default' | 'update',
  layerName: string,
  page = (): object => globalThis,
): Action => ({
  name: `consent mode ${command}`,
  touchesPage: true,
  run: (_, { choice }) => {
    const globals = page() as Record<string, unknown>; // cast: the name is the operator's
    globals[layerName] ??= [];
    const layer = globals[layerName] as unknown[]; // cast: a list by that library's own rule
    const signals = { ...signalsOf(choice()), ...(command === 'default' && { wait_for_update: WAIT_FOR_CHOICE_MS }) };
    layer.push(asArguments('consent', command, signals));
  },
});

/** The library tells a command from data by the kind of object: it must be `arguments`, not an array. */
export function asArguments(..._command: unknown[]): unknown {
  // biome-ignore lint/complexity/noArguments: what the library looks for
  return arguments;
}
