/** Dimension by which visits are split, and the metric that sorts its values. */
export const KINDS = {
  searchKeywords: 'searches',
  externalCampaign: 'visits',
  internalCampaigns: 'pageviews',
  referrerHost: 'visits',
} as const;
export type Kind = keyof typeof KINDS;
