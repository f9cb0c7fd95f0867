import { describe, expect, test } from 'vitest';
import { KEYS } from '../settings/keys.ts';
import { commandForKey } from './keyboard.ts';

const press = (key: string, focusRole: string | null = null, isModified = false) =>
  commandForKey({ key, focusRole, isModified });

describe('keyboard control of the player (V-01)', () => {
  test('V-01 plays and pauses with space, except on a focused button', () => {
    expect(press(' ')).toEqual({ do: 'toggle' });
    expect(press(' ', 'button')).toBeNull();
  });
  test('V-01 seeks with arrows, except on a focused slider', () => {
    expect(press('ArrowLeft')).toEqual({ do: 'seekBy', seconds: -5 });
    expect(press('ArrowLeft', 'slider')).toBeNull();
    expect(press('m', 'slider')).toEqual({ do: 'mute' });
  });
  test('V-01 seeks to tenths of the length with digits', () => expect(press('7')).toEqual({ do: 'seekTo', part: 0.7 }));
  test('V-01 leaves keys with Ctrl to the browser', () => expect(press('f', null, true)).toBeNull());
  test('V-01 has a command for every key in the help', () => {
    const shown: Record<string, string> = {
      Espai: ' ',
      '←': 'ArrowLeft',
      '→': 'ArrowRight',
      '↑': 'ArrowUp',
      '↓': 'ArrowDown',
      Inici: 'Home',
      Fi: 'End',
    };
    for (const key of KEYS.flatMap(([keys]) => keys).filter((name) => name !== '…'))
      expect(press(shown[key] ?? key), key).not.toBeNull();
  });
  test('V-01 accepts capitals', () => expect(press('F')).toEqual({ do: 'fullscreen' }));
});
