/** Variables of single features: streaming, advertising, consent, personalisation, weather, mail, retention. */
import { z } from 'zod';
import { type LiveOrigins, parseLiveOrigins } from './values/live-origins.ts';
import { type ParallelServers, parseParallelServers } from './values/parallel-servers.ts';
import { DEFAULT_RETENTION, parseRetention } from './values/retention-days.ts';
import { parseSyncPartners } from './values/sync-partners.ts';
import { parseVendorScripts, type VendorSetting } from './values/vendor-scripts.ts';
import { wholeNumber } from './variable-rules.ts';

export const FEATURE_VARIABLES = {
  LIVE_ORIGINS: {
    rule: z.string().transform((list, context): LiveOrigins => {
      const origins = list === '' ? new Map() : parseLiveOrigins(list);
      if (origins === null) context.addIssue({ code: 'custom', message: 'not understood' });
      return origins ?? new Map();
    }),
    unset: '',
    expects:
      'a comma list of channel=address of your own HLS (with CORS), * for all other channels: *=https://tv.example/{channel}.m3u8',
  },
  AD_TAG_URL: {
    rule: z.union([z.literal('off'), z.url({ protocol: /^https?$/ })]).nullable(),
    unset: null,
    expects:
      'the VMAP or VAST address of an ad server, with macros such as [CACHEBUSTING], or off (unset: the demo ad server)',
  },
  AD_MEDIA_ORIGINS: {
    rule: z
      .string()
      .transform((list) => list.split(',').map((origin) => origin.trim()))
      .pipe(z.array(z.string().regex(/^https?:\/\/[a-z\d][a-z\d.-]*(:\d+)?$/)))
      .nullable(),
    unset: null,
    expects: 'a comma list of origins of the ad server’s media, such as https://cdn.example',
  },
  AD_CREATIVE_DIR: {
    rule: z.string().min(1).nullable(),
    unset: null,
    expects:
      'a directory for prepared ad files, shared by all servers with the role web (unset: in the data directory)',
  },
  AD_CREATIVE_MB: {
    rule: wholeNumber(64, 1_000_000),
    unset: '2048',
    expects: 'the most megabytes of prepared ad files',
  },
  PICTURE_ORIGINS: {
    rule: z
      .string()
      .transform((list) => (list === '' ? [] : list.split(',').map((origin) => origin.trim())))
      .pipe(z.array(z.string().regex(/^https?:\/\/[a-z\d][a-z\d.-]*(:\d+)?$/))),
    unset: '',
    expects: 'a comma list of origins in your own network that imported pictures may be fetched from',
  },
  PARALLEL_RUN: {
    rule: z
      .string()
      .transform((list, context): ParallelServers => {
        const servers = parseParallelServers(list);
        if (servers) return servers;
        context.addIssue({ code: 'custom', message: 'not understood' });
        return z.NEVER;
      })
      .nullable(),
    unset: null,
    expects:
      'the addresses for hits and heartbeats of a second server that receives the same events, such as https://metrics.example,https://beats.example',
  },
  VENDOR_SCRIPTS: {
    rule: z
      .string()
      .transform((list, context): VendorSetting => {
        const setting = parseVendorScripts(list);
        if (setting) return setting;
        context.addIssue({ code: 'custom', message: 'not understood' });
        return z.NEVER;
      })
      .nullable(),
    unset: null,
    expects:
      'third-party scripts that pages load with consent: library=https://tags.example,layer=dataLayer,custom=https://files.example/a.js,measurement=…,activity-map=…,audience=…,sends-to=https://beacons.example,tracker=s',
  },
  AD_DIR: {
    rule: z.string().min(1).nullable(),
    unset: null,
    expects:
      'a directory with contract.json, protected.json, live-breaks.json (unset: the demo, or the default contract)',
  },
  AD_SECRET: {
    rule: z.string().min(32).nullable(),
    unset: null,
    expects: 'at least 32 characters, the same on every server (unset: one is generated in the data directory)',
  },
  CMP_ID: {
    rule: z.coerce.number().int().min(2).max(4095),
    unset: 4095,
    expects:
      'the id of the consent management platform on the IAB’s list, 2 to 4095 (unset: 4095, which is unassigned)',
  },
  CMP_VERSION: {
    rule: z.coerce.number().int().min(1).max(4095),
    unset: 1,
    expects: 'the version of the consent management platform as registered with the IAB, 1 to 4095',
  },
  ID_SYNC_HOSTS: {
    rule: z
      .string()
      .transform((list) => list.split(',').map((host) => host.trim()))
      .pipe(z.array(z.string().regex(/^[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/)))
      .nullable(),
    unset: null,
    expects: 'a comma list of hosts that the ID-sync frame may call, such as sync.example.com',
  },
  ID_SYNC_PARTNERS: {
    rule: z
      .string()
      .transform((list, context) => {
        const partners = parseSyncPartners(list);
        if (partners === null) context.addIssue({ code: 'custom', message: 'not understood' });
        return partners ?? [];
      })
      .nullable(),
    unset: null,
    expects:
      'a comma list such as 24=https://sync.example.com/match?theirs={visitor}: partners that receive the ids of visitors with consent',
  },
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
