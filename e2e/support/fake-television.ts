/** In the page: a broadcaster with one receiver, which takes over at once, is turned off, and is there no more when it is told. */
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
