/** How a version is called where people read it: enough of its id to tell it from the others. */
export const shortVersion = (id: string): string => id.slice(0, 7);
