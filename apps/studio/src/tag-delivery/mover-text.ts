import type { Messages } from '../messages/catalan.ts';

/** Who moved a version: a person by their address, what is none by what it is. */
export function moverText(by: string, words: Messages['tagDelivery']): string {
  if (by === 'command') return words.byCommand;
  if (by === 'server') return words.byServer;
  return by === 'demo' ? words.byDemo : by;
}
