/** Hosts of search engines and social networks, as regular expressions with the same meaning in the event store. */
export const SEARCH_ENGINES = /(^|[.])(google|bing|duckduckgo|ecosia|yahoo|qwant|startpage|yandex|baidu|brave)[.]/;
export const NETWORKS =
  /(^|[.])(facebook|instagram|twitter|x|t|linkedin|tiktok|youtube|reddit|pinterest|whatsapp|telegram|threads|bsky|mastodon)[.](com|co|me|org|net|app|social|cat)$/;
