/** A press on a button before React handles it. */
export interface EarlyPress {
  event: Event;
  button: HTMLButtonElement;
}

/** Repeats a press on a button that had no handler yet. */
export function pressAgain(window: Window, press: EarlyPress | null): void {
  // React dispatches the press that triggered hydration by itself.
  if (press && press.event !== window.event) window.setTimeout(() => press.button.click());
}
