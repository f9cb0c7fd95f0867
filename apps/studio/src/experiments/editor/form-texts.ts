import type { ActivityForm } from './form.ts';
/** Texts of a form, read as lists and numbers. */
export const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
export const listed = (text: string): string[] =>
  text
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean);

/** A decimal comma or point; NaN for anything else. */
export const toNumber = (text: string): number =>
  /^\s*\d+(?:[.,]\d+)?\s*$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;

export const basisPoints = (percent: string): number => Math.round(toNumber(percent) * 100);

/** Every page of the site ends in a slash, so a missing one is added. */
export const toPath = (written: string): string =>
  /[/*]$/.test(written) || /\.\w+$/.test(written) ? written : `${written}/`;

export const pathsOf = (form: Pick<ActivityForm, 'paths'>): string[] => lines(form.paths).map(toPath);
