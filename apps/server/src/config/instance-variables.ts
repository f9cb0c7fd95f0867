/** Variables of an installation: secrets, demo, name, property, limits of clients. */
import { z } from 'zod';
import { LOG_LEVELS, wholeNumber } from './variable-rules.ts';

export const INSTANCE_VARIABLES = {
  SERVER_SECRET: {
    rule: z.string().min(32).nullable(),
    unset: null,
    expects: 'at least 32 characters, the same on every server (unset: keys are generated in the data directory)',
  },
  DEMO: {
    rule: z.enum(['on', 'off']).transform((demo) => demo === 'on'),
    unset: 'on',
    expects: 'on (demo catalogue and demo sign-in) or off',
  },
  DEMO_HISTORY: {
    rule: z.union([z.literal('off').transform(() => 0), wholeNumber(1, 90)]),
    unset: '60',
    expects: 'how many days of a simulated audience the demo begins with, 1 to 90, or off (with DEMO alone)',
  },
  DEMO_STAFF: {
    rule: z.enum(['on', 'off']).nullable(),
    unset: null,
    expects:
      'on (a demo administrator for every browser, with a random password), or off (unset: one with the published password, only for browsers on this machine)',
  },
  STAFF_SECOND_FACTOR: {
    rule: z.enum(['off', 'administrators', 'everybody']),
    unset: 'off',
    expects: 'administrators, everybody or off: the staff who need a code or a passkey in addition to the password',
  },
  LOG_LEVEL: { rule: z.enum(LOG_LEVELS), unset: 'warn', expects: `one of ${LOG_LEVELS.join(', ')}` },
  PUBLIC_ORIGIN: {
    rule: z
      .url({ protocol: /^https?$/ })
      .transform((address) => new URL(address).origin)
      .nullable(),
    unset: null,
    expects: 'the address visitors use, such as https://www.example.cat',
  },
  ORGANISATION_ID: {
    rule: z.string().regex(/^[A-Za-z0-9]+@[A-Za-z]+$/),
    unset: '7A51C0DE5EED0001F00DCAFE@SintoniaOrg',
    expects: 'letters and digits, @ and a word, such as 7A51C0DE5EED0001F00DCAFE@SintoniaOrg',
  },
  REPORT_SUITE: {
    rule: z.string().regex(/^[\w.-]{1,100}$/),
    unset: 'tramuntana-dev',
    expects: 'a name of letters, digits, dots and hyphens',
  },
  REPORT_SUITES: {
    rule: z
      .string()
      .regex(/^(?:\*|[\w.-]{1,100}(?:,[\w.-]{1,100})*)$/)
      .transform((list) => (list === '*' ? null : new Set(list.split(',')))),
    unset: 'tramuntana,tramuntana-stg,tramuntana-dev',
    expects:
      'a comma list of the suites that are accepted in addition to REPORT_SUITE (events of others are stored as rejected), or * for every suite',
  },
  SITE_PROPERTY: {
    rule: z.string().regex(/^[a-z\d]+(?:-[a-z\d]+)*$/),
    unset: 'tramuntana',
    expects: 'the name of the tag library’s property whose rules the website runs',
  },
  SITE_ENVIRONMENT: {
    rule: z.enum(['development', 'staging', 'production']).nullable(),
    unset: null,
    expects:
      'development, staging or production: the environment whose version the website runs (unset: development with DEMO, else production)',
  },
  TRUSTED_PROXIES: {
    rule: wholeNumber(0, 10),
    unset: '0',
    expects:
      'the number of your reverse proxies in front: X-Forwarded-For is read from its right end, one entry per proxy',
  },
  COLLECT_RATE: {
    rule: wholeNumber(1, 1_000_000),
    unset: '6000',
    expects:
      'events per minute that one address may send to the collector (each event of a batch counts, 4 KB count as one)',
  },
  REPORT_SECONDS: {
    rule: wholeNumber(1, 600),
    unset: '10',
    expects: 'the longest a query of a report may run, seconds; then it ends and is answered 422',
  },
  MIN_FREE_MB: {
    rule: wholeNumber(0, 10_000_000),
    unset: '256',
    expects: 'the free megabytes on the disk of the data directory below which events are answered 503',
  },
} as const;
