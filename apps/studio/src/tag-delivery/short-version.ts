/** Short form of a version: enough of its id to distinguish it. */
export const shortVersion = (id: string): string => id.slice(0, 7);
