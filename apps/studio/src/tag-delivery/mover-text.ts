import type { Messages } from '../messages/catalan.ts';

/** Author of a version change: a person by e-mail, otherwise its kind. */
export function moverText(by: string, words: Messages['tagDelivery']): string {
  if (by === 'command') return words.byCommand;
  if (by === 'server') return words.byServer;
  return by === 'demo' ? words.byDemo : by;
}
