export function eventUrl(origin: string, event: string, campaign: string | null): string {
  const query = [
    ...(campaign === null ? [] : [`campaign=${encodeURIComponent(campaign)}`]),
    ...(event === 'error' ? ['code=[ERRORCODE]'] : []),
    'cb=[CACHEBUSTING]',
  ].join('&');
  return `${origin}/ads/demo/event/${event}?${query}`;
}
