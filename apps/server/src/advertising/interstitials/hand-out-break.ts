/** Handles one break for one viewer: reads the viewing token, decides, counts, writes the new token. */

import type { TokenSigner } from '../../http/protection/token-signer.ts';
import type { AdMetrics } from '../ad-metrics.ts';
import { readViewing, writeViewing } from '../contract/viewing-token.ts';
import { type DecisionSettings, decideBreak } from '../decision/decide-break.ts';
import type { BreakRequest } from '../decision/find-ads.ts';
import { type AdAssetList, assetList } from './asset-list.ts';

export interface HandOutPorts extends DecisionSettings {
  signer: TokenSigner;
  metrics: AdMetrics;
  /** Host of the site; empty if unknown. */
  site: string;
}

export interface BreakOrder extends BreakRequest {
  id: string;
  /** As received. */
  state: string | undefined;
}

/** @param order breaks of length 0 (`breakS`) are answered without a request to the ad server */
export async function handOutBreak(order: BreakOrder, ports: HandOutPorts): Promise<AdAssetList> {
  const { contract, metrics, nowMs, signer } = ports;
  const nowS = Math.floor(nowMs() / 1000);
  const { viewing, token } = readViewing(order.state, nowS, signer);
  metrics.viewing(token);
  const decision = order.breakS > 0 ? await decideBreak(order, viewing, ports) : null;
  if (decision) {
    metrics.decided(order.kind, decision.ads.length, decision.tookMs);
    for (const { reason } of decision.failures) metrics.failed(reason);
    for (const promise of decision.kept) metrics.kept(promise);
    for (const promise of decision.broken) metrics.broken(promise);
  }
  const writtenS = Math.floor(nowMs() / 1000);
  return assetList(
    {
      ads: decision?.ads ?? [],
      breakTracking: decision?.breakTracking ?? null,
      break: { ID: order.id, KIND: order.kind, POSITION: order.place, START: order.positionS },
      state: writeViewing(decision?.viewing ?? viewing, writtenS, signer),
      startsWithinMs: contract.startsWithinMs,
      site: ports.site,
      nowS: writtenS,
      turn: Math.floor(ports.random() * 2 ** 32),
    },
    signer,
  );
}
