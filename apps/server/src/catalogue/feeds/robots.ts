/**
 * W-12, RFC 9309: robots read what people read; what is one visitor's own, or the studio's, is not for them. A rule holds
 * for all that begins like it, unless `$` ends it.
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
