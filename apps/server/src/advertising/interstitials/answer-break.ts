/** Handles one break for one viewer: reads the viewing token, decides, counts, writes the new token. */

import type { TokenSigner } from '../../http/protection/token-signer.ts';
import type { AdMetrics } from '../ad-metrics.ts';
import { readViewing, writeViewing } from '../contract/viewing-token.ts';
import type { AdBreakSettings } from '../decision/ad-break-plan.ts';
import type { BreakRequest } from '../decision/break-request.ts';
import { decideBreak } from '../decision/decide-break.ts';
import type { AdAssetList } from './ad-asset-list.ts';
import { assetList } from './asset-list.ts';

export interface AnswerBreakPorts extends AdBreakSettings {
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
export async function answerBreak(order: BreakOrder, ports: AnswerBreakPorts): Promise<AdAssetList> {
  const { contract, metrics, nowMs, signer } = ports;
  const nowS = Math.floor(nowMs() / 1000);
  const { viewing, token } = readViewing(order.state, nowS, signer);
  metrics.viewing(token);
  const plan = order.breakS > 0 ? await decideBreak(order, viewing, ports) : null;
  if (plan) {
    metrics.decided(order.kind, plan.ads.length, plan.tookMs);
    for (const { reason } of plan.failures) metrics.failed(reason);
    for (const promise of plan.excluded) metrics.kept(promise);
    for (const promise of plan.broken) metrics.broken(promise);
  }
  const writtenS = Math.floor(nowMs() / 1000);
  return assetList(
    {
      ads: plan?.ads ?? [],
      breakTracking: plan?.breakTracking ?? null,
      break: { ID: order.id, KIND: order.kind, POSITION: order.breakNumber, START: order.positionS },
      state: writeViewing(plan?.viewing ?? viewing, writtenS, signer),
      startsWithinMs: contract.startsWithinMs,
      site: ports.site,
      nowS: writtenS,
      turn: Math.floor(ports.random() * 2 ** 32),
    },
    signer,
  );
}
