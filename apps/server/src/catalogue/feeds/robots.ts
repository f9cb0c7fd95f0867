/**
 * W-12, RFC 9309: robots may read public pages, but not a visitor's own pages or the studio. A rule matches all paths
 * that begin with it, unless it ends in `$`.
 */
const NOT_FOR_ROBOTS = [
  '/api/',
  '/b/ss/',
  '/baixa/',
  '/cercador/?',
  '/collect$',
  '/compte/',
  '/estudi/',
  '/hb/',
  '/id$',
  '/id?',
  '/m2/',
];

export const robotsText = (origin: string, siteMapPath: string): string =>
  [
    'User-agent: *',
    ...NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}${siteMapPath}`,
    '',
  ].join('\n');
