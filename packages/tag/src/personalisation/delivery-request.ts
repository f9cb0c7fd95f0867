import { type DeliveryKey, toQuery } from '@sintonia/wire';
import { randomHex } from '../identity/random-hex.ts';
import { flatten, pageParameters } from './page-parameters.ts';
import type { TargetCookies } from './target-cookies.ts';
import { type Parameters, type TargetSettings, type TargetVisitor, VERSION } from './target-settings.ts';

/** 32 random hexadecimal digits. */
export const newId = (): string => randomHex(16);

/** Ids of this page load. */
export interface PageIds {
  readonly page: string;
  session: string;
  device: string;
  count: number;
}

type Value = string | number | undefined;
/** Pairs of the format: their names are checked against its table at compile time, and the table is not bundled. */
type Own = [DeliveryKey, Value][];

interface OfferCall {
  readonly mbox: string;
  readonly params?: Parameters | undefined;
  /** The two parameters of a click report. */
  readonly click?: Readonly<Record<string, string>>;
}

/** P-03: address and query of a call, with every parameter in the order of the 1.8 client. */
export function deliveryRequest(
  call: OfferCall,
  settings: TargetSettings,
  ids: PageIds,
  visitor: TargetVisitor,
  provided: readonly [string, string][],
  cookies: TargetCookies,
): { url: string; query: string } {
  const { crossDomain, clientCode, globalMboxName, overrideMboxEdgeServer, secureOnly } = settings;
  const { location, screen, devicePixelRatio, innerHeight, innerWidth } = window;
  const offsetMin = -new Date().getTimezoneOffset();
  const globals = window as unknown as Record<string, unknown>; // cast: globals where pages define parameters
  const isStored = crossDomain !== 'x-only';
  const ofCall: Own = [
    ['mbox', call.mbox],
    ['mboxSession', isStored ? ids.session : newId()],
    ['mboxPC', isStored ? ids.device : undefined],
    ['mboxPage', ids.page],
    ['mboxRid', newId()],
    ['mboxVersion', VERSION],
    ['mboxCount', ++ids.count],
    ['mboxTime', Date.now() + offsetMin * 60_000],
    ['mboxHost', location.hostname],
    ['mboxURL', location.href],
    ['mboxReferrer', document.referrer],
    ['mboxXDomain', crossDomain === 'disabled' ? undefined : crossDomain],
    ['browserHeight', innerHeight],
    ['browserWidth', innerWidth],
    ['browserTimeOffset', offsetMin],
    ['screenHeight', screen.height],
    ['screenWidth', screen.width],
    ['colorDepth', screen.colorDepth],
    ['screenOrientation', innerWidth > innerHeight ? 'landscape' : 'portrait'],
    ['devicePixelRatio', devicePixelRatio],
  ];
  const ofVisitor: Own = [
    ['mboxMCGVID', visitor.visitorId],
    ['mboxAAMB', visitor.blob],
    ['mboxMCGLH', visitor.region],
    ['mboxMCSDID', visitor.supplementalId],
    ['vst.trk', visitor.analyticsServer],
    ['vst.trks', visitor.analyticsServer],
  ];
  const values: [string, Value][] = [
    ...ofCall,
    ...Object.entries(call.click ?? {}),
    ...pageParameters(globals.targetPageParamsAll),
    ...(call.mbox === globalMboxName ? pageParameters(globals.targetPageParams) : []),
    ...provided,
    ...flatten(call.params),
    ...ofVisitor,
    ...(visitor.customerIds ?? []).flatMap(({ key, id, authState }): [string, Value][] => [
      [`vst.${key}.id`, id],
      [`vst.${key}.authState`, authState],
    ]),
  ];
  const edge = overrideMboxEdgeServer && cookies.read('mboxEdgeCluster');
  const host = edge ? settings.serverDomain.replace(/^[^.]+/, `mboxedge${edge}`) : settings.serverDomain;
  return {
    url: `${secureOnly ? 'https:' : ''}//${host}/m2/${clientCode}/mbox/json`,
    query: toQuery(values.flatMap(([name, value]) => (value === undefined ? [] : [[name, `${value}`]]))),
  };
}
