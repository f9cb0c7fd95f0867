/**
 * In the page: a network with one receiver, which takes over at once, is switched off, and becomes unavailable on
 * request.
 */
export function fakeTelevision(): void {
  class Television extends EventTarget {
    watchAvailability(report: (isAvailable: boolean) => void) {
      setTimeout(() => report(true), 50);
      window.addEventListener('televisionoff', () => this.dispatchEvent(new Event('disconnect')));
      window.addEventListener('televisiongone', () => report(false));
      return Promise.resolve(1);
    }
    cancelWatchAvailability() {
      return Promise.resolve();
    }
    prompt() {
      this.dispatchEvent(new Event('connect'));
      return Promise.resolve();
    }
  }
  const televisions = new WeakMap<HTMLMediaElement, Television>();
  Object.defineProperty(HTMLMediaElement.prototype, 'remote', {
    get(this: HTMLMediaElement) {
      const own = televisions.get(this) ?? new Television();
      televisions.set(this, own);
      return own;
    },
  });
}
