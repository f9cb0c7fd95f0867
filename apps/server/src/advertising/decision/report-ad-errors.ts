import type { AdBreakSettings } from './ad-break-plan.ts';
import { AD_FAILURES } from './ad-failures.ts';
import { commonMacros, withMacros } from './ad-macros.ts';
import { webAddress } from './ad-transport.ts';
import type { FoundAds } from './found-ads.ts';

/** Notifies each address once per code, whatever the number of failures. */
export function reportErrors({ failures, breakErrors }: FoundAds, { transport, nowMs, random }: AdBreakSettings): void {
  const common = commonMacros(nowMs(), random());
  const addresses = new Set<string>();
  const add = (code: number, urls: readonly string[]) => {
    for (const template of urls) addresses.add(withMacros(template, { ...common, ERRORCODE: code, ERROR_CODE: code }));
  };
  for (const { reason, errorUrls } of failures) add(AD_FAILURES[reason], errorUrls);
  for (const { code, urls } of breakErrors) add(code, urls);
  for (const address of addresses) {
    const url = webAddress(address);
    if (url) transport.ping(url);
  }
}
