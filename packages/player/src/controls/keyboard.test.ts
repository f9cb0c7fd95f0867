import { describe, expect, test } from 'vitest';
import { KEYS } from '../settings/keys.ts';
import { commandForKey } from './keyboard.ts';

const press = (key: string, focusRole: string | null = null, isModified = false) =>
  commandForKey({ key, focusRole, isModified });

describe('V-01 the player from the keyboard', () => {
  test('V-01 space plays and pauses, but a focused button keeps it', () => {
    expect(press(' ')).toEqual({ do: 'toggle' });
    expect(press(' ', 'button')).toBeNull();
  });
  test('V-01 arrows seek, but a focused slider keeps them', () => {
    expect(press('ArrowLeft')).toEqual({ do: 'seekBy', seconds: -5 });
    expect(press('ArrowLeft', 'slider')).toBeNull();
    expect(press('m', 'slider')).toEqual({ do: 'mute' });
  });
  test('V-01 digits go to tenths of the length', () => expect(press('7')).toEqual({ do: 'seekTo', part: 0.7 }));
  test('V-01 what is held with Ctrl is the browser’s', () => expect(press('f', null, true)).toBeNull());
  test('V-01 every key that the help shows does something', () => {
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
  test('V-01 capitals count', () => expect(press('F')).toEqual({ do: 'fullscreen' }));
});
