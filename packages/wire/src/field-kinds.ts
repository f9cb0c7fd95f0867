import type { Kind, Storage } from './field-table.ts';

const textAs = (storage: Storage): Kind<string> => ({
  storage,
  encode: (value) => (value === '' ? undefined : value),
  decode: (raw) => (raw === '' ? undefined : raw),
  expects: 'text',
});

/** Any text; empty text is omitted. */
export const text = textAs('text');

/** Text with few distinct values (an event type, a player name). */
export const word = textAs('lowCardinality');

const INTEGER = /^-?\d{1,15}$/;

const integerAs = (storage: Storage, expects: string, pattern: RegExp): Kind<number> => ({
  storage,
  encode: (value) => (Number.isFinite(value) ? String(Math.floor(value)) : undefined),
  decode: (raw) => (pattern.test(raw) ? Number(raw) : undefined),
  expects,
});

/** Number floored to an integer; NaN and infinities are omitted, 0 is written. */
export const integer = integerAs('integer', 'an integer', INTEGER);

/** As `integer`, but only zero or more is read back. */
export const count = integerAs('integer', 'an integer of zero or more', /^\d{1,15}$/);

/** Milliseconds since 1970. */
export const epochMs = integerAs('epochMs', 'milliseconds since 1970', /^\d{1,15}$/);

/** Number with its fraction. */
export const decimal: Kind<number> = {
  storage: 'float',
  encode: (value) => (Number.isFinite(value) ? String(value) : undefined),
  decode: (raw) => (/^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(raw) ? Number(raw) : undefined),
  expects: 'a number',
};

/** 1 or 0. */
export const oneOrZero: Kind<boolean> = {
  storage: 'boolean',
  encode: (value) => (value ? '1' : '0'),
  decode: (raw) => (raw === '1' ? true : raw === '0' ? false : undefined),
  expects: '1 or 0',
};
