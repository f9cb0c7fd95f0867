import type { ScreenMessages } from '../messages/screens-catalan.ts';

/** Author of a version change: a person by e-mail, otherwise its kind. */
export function moverText(by: string, words: ScreenMessages['tagDelivery']): string {
  if (by === 'command') return words.byCommand;
  if (by === 'server') return words.byServer;
  return by === 'demo' ? words.byDemo : by;
}
