/** The browser's storage, which may be refused or full: then nothing is stored, and nothing fails. */
export const browserStorage = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set(key: string, value: string | null): void {
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch {
      // refused: a private window, or quota exceeded
    }
  },
};
