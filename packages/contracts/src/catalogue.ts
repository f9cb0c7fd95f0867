/**
 * Content of a broadcaster: stories, programmes, seasons, episodes, channels, schedule. The same schemas parse a demo
 * or imported catalogue and type what the server gives the site.
 */
import { z } from 'zod';
import { Slug } from './catalogue/catalogue-primitives.ts';

/** A TV channel or a radio station. */
export const Channel = z.object({
  slug: Slug,
  kind: z.enum(['tv', 'radio']),
  name: z.string(),
  description: z.string(),
  /** The 64 s loop that replaces its signal in the demo; null where an operator provides the signal. */
  loop: Slug.nullable(),
  /** § 3 `linear`: no rewind, for lack of rights or of a recording. */
  isLinear: z.boolean().optional(),
  /** § 3: false for a television channel that is only on the web. */
  isTerrestrial: z.boolean().optional(),
});
export type Channel = z.infer<typeof Channel>;

/** One broadcast on a channel. */
export const Broadcast = z.object({
  channel: Slug,
  title: z.string(),
  subtitle: z.string().nullable(),
  programme: Slug.nullable(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
});
export type Broadcast = z.infer<typeof Broadcast>;

export const OnAir = z.object({ channel: Channel, now: Broadcast.nullable(), next: Broadcast.nullable() });
export type OnAir = z.infer<typeof OnAir>;

/** Name and people of the broadcaster: configuration, since the product serves any broadcaster. */
export const Broadcaster = z.object({
  name: z.string(),
  tv: z.string(),
  news: z.string(),
  radio: z.string(),
  claim: z.string(),
  timeZone: z.string(),
  language: z.string(),
  contact: z.string(),
});
export type Broadcaster = z.infer<typeof Broadcaster>;
