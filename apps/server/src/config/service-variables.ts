/** Variables of single services: personalisation, playback, weather, participation, mail, retention. */
import { z } from 'zod';
import { DEFAULT_RETENTION, parseRetention } from './values/retention-days.ts';

export const SERVICE_VARIABLES = {
  PERSONALISATION: {
    rule: z.enum(['on', 'off']).transform((personalisation) => personalisation === 'on'),
    unset: 'on',
    expects: 'on, or off (everybody sees the default, clients on other sites stop for a day)',
  },
  SECOND_PERSON: {
    rule: z.enum(['on', 'off']).transform((secondPerson) => secondPerson === 'on'),
    unset: 'off',
    expects: 'on (starting an activity needs the approval of a second person), or off (no approval needed)',
  },
  CLIENT_CODE: {
    rule: z.string().regex(/^[a-z\d-]{1,60}$/),
    unset: 'tramuntana',
    expects: 'letters, digits and hyphens: the client of /m2/{client}/mbox/json',
  },
  SITE_DOMAINS: {
    rule: z
      .string()
      .transform((list) => list.split(',').map((host) => host.trim()))
      .pipe(z.array(z.string().regex(/^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/)))
      .nullable(),
    unset: null,
    expects: 'a comma list of domains that offers may redirect to besides the site itself, such as example.cat',
  },
  PLAYBACK_SETTINGS: {
    rule: z.string().min(1).nullable(),
    unset: null,
    expects: 'a JSON file with playback settings by organisation id',
  },
  WEATHER_URL: {
    rule: z.union([z.literal('off').transform(() => null), z.url({ protocol: /^https?$/ })]),
    unset: 'https://api.open-meteo.com/v1/forecast',
    expects: 'the address of a forecast API in Open-Meteo’s format, or off (only the bundled sample)',
  },
  WEATHER_BULLETINS: {
    rule: z.string().min(1).nullable(),
    unset: null,
    expects: 'a JSON file with the weather bulletins of your editors (unset: generated from the forecast)',
  },
  PARTICIPATION: {
    rule: z.string().min(1).nullable(),
    unset: null,
    expects: 'a JSON file with the polls and contests of your editors (unset: the demo’s, or none when DEMO is off)',
  },
  SMTP_URL: {
    rule: z.url({ protocol: /^smtps?$/ }).nullable(),
    unset: null,
    expects:
      'a mail server, such as smtp://user:password@mail.example.cat:587 (unset: mails are written to files in the data directory)',
  },
  MAIL_FROM: {
    rule: z.string().regex(/^[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>$|^[^<>@\s]+@[^<>@\s]+$/),
    unset: 'Tramuntana <no-respongueu@tramuntana.example>',
    expects: 'the sender of mails to visitors, such as Tramuntana <hola@example.cat>',
  },
  ACCOUNT_CONFIRMATION: {
    rule: z
      .enum(['on', 'off'])
      .transform((confirmation) => confirmation === 'on')
      .nullable(),
    unset: null,
    expects: 'on (an account opens when its mail is confirmed) or off (unset: on where SMTP_URL is set)',
  },
  RETENTION_DAYS: {
    rule: z.string().transform((list, context) => {
      const days = parseRetention(list);
      if (days === null) context.addIssue({ code: 'custom', message: 'not understood' });
      return days ?? DEFAULT_RETENTION;
    }),
    unset: Object.entries(DEFAULT_RETENTION)
      .map(([table, days]) => `${table}=${days}`)
      .join(','),
    expects: 'a comma list of table=days for hits, playback and rejected, such as rejected=30 (others as by default)',
  },
} as const;
