/** Reads a broadcaster's advertising configuration from a directory. Each file is optional; errors name the file. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { breakSecondsPerHour, LiveBreakRule } from '../hls/live-breaks.ts';
import { AdContract, DEFAULT_AD_CONTRACT } from './contract/ad-contract.ts';
import { hourlyCeilingS } from './contract/viewing.ts';
import { Campaign } from './demo-ads/campaign.ts';
import { ProtectedPassage } from './interstitials/break-plan.ts';

export interface Advertising {
  contract: AdContract;
  passages: ProtectedPassage[];
  /** By channel. */
  liveRules: Map<string, LiveBreakRule>;
  /** Campaigns of the demo ad server. */
  campaigns: Campaign[];
}

/**
 * @param directory with `contract.json`, `protected.json`, `live-breaks.json`, `campaigns.json`; null: the default
 * contract
 * @throws Error that names the file and the field
 */
export function readAdvertising(directory: string | null): Advertising {
  const read = <S extends z.ZodType>(file: string, schema: S, missing: z.output<S>): z.output<S> => {
    const path = directory === null ? null : join(directory, file);
    return path !== null && existsSync(path) ? parseFile(path, schema) : missing;
  };
  const contract = read('contract.json', AdContract, DEFAULT_AD_CONTRACT);
  const rules = read('live-breaks.json', z.array(LiveBreakRule), []);
  for (const rule of rules) requireWithinContract(rule, contract);
  return {
    contract,
    passages: read('protected.json', z.array(ProtectedPassage), []),
    liveRules: new Map(rules.map((rule) => [rule.channel, rule])),
    campaigns: read('campaigns.json', z.array(Campaign), []),
  };
}

/** Refuses a schedule that exceeds the contract at start, before any viewer sees it. */
function requireWithinContract(rule: LiveBreakRule, contract: AdContract): void {
  if (rule.lengthS > contract.breakSeconds)
    throw new Error(
      `live-breaks.json: ${rule.channel}: breaks of ${rule.lengthS} s, the contract allows ${contract.breakSeconds} s`,
    );
  const perHourS = breakSecondsPerHour(rule);
  if (perHourS > hourlyCeilingS(contract))
    throw new Error(
      `live-breaks.json: ${rule.channel}: ${perHourS} s an hour, the contract allows ${hourlyCeilingS(contract)} s`,
    );
}

function parseFile<S extends z.ZodType>(path: string, schema: S): z.output<S> {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  const parsed = schema.safeParse(content);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`${path}: ${issue?.path.join('.') || '(whole file)'}: ${issue?.message}`);
}
