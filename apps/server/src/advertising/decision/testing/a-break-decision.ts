/** For tests: decisions of breaks against an ad server that is a table of addresses. */
import { DEFAULT_AD_CONTRACT } from '../../contract/ad-contract.ts';
import { beginViewing } from '../../contract/viewing.ts';
import { createAdServerCircuitBreaker } from '../ad-server-circuit-breaker.ts';
import type { BreakRequest } from '../break-request.ts';
import { decideBreak } from '../decide-break.ts';
import { aNetwork, anHls, anInLine, creativesOf, type FakeNetwork } from './an-ad-server.ts';

export const NOW_MS = 1_800_000_000_000;
export const TAG = 'https://ads.example/tag';
export const MAX_MEDIA = { 'https://cdn.example/milk.m3u8': anHls(10), 'https://cdn.example/books.m3u8': anHls(6) };
export const contract = { ...DEFAULT_AD_CONTRACT, openingAdSeconds: 40, breakSeconds: 30, startsWithinMs: 500 };
const preroll: BreakRequest = {
  kind: 'pre',
  positionS: 0,
  contentS: 36,
  contentId: 'cims',
  breakS: 30,
  breakNumber: 1,
};

export const decide = (
  network: FakeNetwork,
  request: Partial<BreakRequest> = {},
  tagUrl = TAG,
  viewing = beginViewing(NOW_MS / 1000),
  breaker = createAdServerCircuitBreaker(),
  creatives = creativesOf(),
) =>
  decideBreak({ ...preroll, ...request }, viewing, {
    tagUrl,
    transport: network,
    contract,
    breaker,
    creatives,
    nowMs: () => NOW_MS,
    random: () => 0.5,
  });
export const answering = (text: string, more = {}) => aNetwork({ [TAG]: text, ...MAX_MEDIA, ...more });
export const milk = anInLine({ id: 'milk' });
export const books = anInLine({ id: 'books', duration: '00:00:06' });
export const idsAt = async (network: FakeNetwork, request: Partial<BreakRequest> = {}): Promise<string[]> =>
  (await decide(network, request)).ads.map(({ id }) => id);
