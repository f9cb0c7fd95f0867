/** A press on a button before React handles it. */
export interface EarlyPress {
  event: Event;
  button: HTMLButtonElement;
}

/** Repeats a press on a button that had no handler yet. */
export function pressAgain(window: Window, press: EarlyPress | null): void {
  if (press === null) return;
  const { event, button } = press;
  // React dispatches the press that triggered hydration by itself, but a submission follows only from a press.
  if (event !== window.event || button.type === 'submit') window.setTimeout(() => button.click());
}
