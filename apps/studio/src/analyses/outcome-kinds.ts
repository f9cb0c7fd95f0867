/** What visits are told apart by, and the metric that orders its values. */
export const KINDS = {
  searchKeywords: 'searches',
  externalCampaign: 'visits',
  internalCampaigns: 'pageviews',
  referrerHost: 'visits',
} as const;
export type Kind = keyof typeof KINDS;
