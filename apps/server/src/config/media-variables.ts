/** Variables of streaming, advertising media and pictures. */
import { z } from 'zod';
import { type LiveOrigins, parseLiveOrigins } from './values/live-origins.ts';
import { wholeNumber } from './variable-rules.ts';

export const MEDIA_VARIABLES = {
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
} as const;
