/** Metadata of a page, parsed from its HTML as by a crawler: no script runs. */

export interface PageHead {
  language: string;
  title: string;
  /** By name or property; duplicates are in `repeated`. */
  meta: Record<string, string>;
  repeated: string[];
  links: { rel: string; href: string; type: string; hrefLang: string }[];
  /** JSON-LD, in order. */
  linkedData: Record<string, unknown>[];
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

const decoded = (text: string): string => text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

const attributesOf = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name.toLowerCase(), decoded(value)]),
  );

export function readHead(html: string): PageHead {
  const head = html.slice(0, html.indexOf('</head>'));
  const meta: Record<string, string> = {};
  const repeated: string[] = [];
  for (const [tag] of head.matchAll(/<meta [^>]*>/g)) {
    const { name, property, content = '' } = attributesOf(tag);
    const key = name ?? property;
    if (!key) continue;
    if (key in meta && key !== 'theme-color') repeated.push(key);
    meta[key] = content;
  }
  return {
    language: /<html[^>]* lang="([^"]*)"/.exec(html)?.[1] ?? '',
    title: decoded(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    meta,
    repeated,
    links: [...head.matchAll(/<link [^>]*>/g)].map(([tag]) => {
      const { rel = '', href = '', type = '', hreflang = '' } = attributesOf(tag);
      return { rel, href, type, hrefLang: hreflang };
    }),
    linkedData: [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json),
    ),
  };
}
