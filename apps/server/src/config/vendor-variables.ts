/** Variables of other vendors: parallel run, scripts, advertising secrets, consent platform, id sync. */
import { z } from 'zod';
import { type ParallelServers, parseParallelServers } from './values/parallel-servers.ts';
import { parseSyncPartners } from './values/sync-partners.ts';
import { parseVendorScripts, type VendorSetting } from './values/vendor-scripts.ts';

export const VENDOR_VARIABLES = {
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
} as const;
