/** Rules that several variables share. */
import { z } from 'zod';

export const Role = z.enum(['web', 'collect', 'write', 'studio']);
export type Role = z.infer<typeof Role>;

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export const wholeNumber = (least: number, most: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.number().int().min(least).max(most));
