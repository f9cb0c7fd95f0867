/** Converts XMLTV into broadcasts. */
import { plainText } from './plain-text.ts';
import { createCollector, type FeedOptions, type ReadFeed } from './read-feed.ts';
import { itemPlace } from './rss-item.ts';
import type { XmlNode } from './xml-node.ts';

/** @param root element `tv` */
export function readSchedule(root: XmlNode, { channel: only }: FeedOptions, where: string): ReadFeed {
  const { items, refused, unread, take, refuse } = createCollector(where);
  const names = new Map(
    root.children('channel').map((channel) => {
      const id = channel.attribute('id') ?? '';
      return [
        id,
        [id, ...channel.children('display-name').map(({ text }) => plainText(text))].filter(Boolean),
      ] as const;
    }),
  );
  const programmes = root.children('programme').map((node) => ({
    node,
    channel: node.attribute('channel') ?? '',
    startsAt: parseXmltvTime(node.attribute('start') ?? ''),
    endsAt: parseXmltvTime(node.attribute('stop') ?? ''),
  }));
  const starts = new Map(
    [...Map.groupBy(programmes, ({ channel }) => channel)].map(([channel, of]) => [
      channel,
      of.flatMap(({ startsAt }) => startsAt ?? []).sort(),
    ]),
  );
  for (const { node, channel, startsAt, endsAt } of programmes) {
    const title = inCatalan(node, 'title');
    const key = startsAt === null || !channel ? '' : `${channel} ${startsAt}`;
    const identity = { kind: 'broadcast' as const, key, at: itemPlace(node), title: title || '(no title)' };
    const end = endsAt ?? (startsAt && starts.get(channel)?.find((other) => other > startsAt)) ?? null;
    const reasons = [
      ...(channel ? [] : ['it has no channel']),
      ...(title ? [] : ['it has no title']),
      ...(startsAt === null ? [`its start cannot be read: “${node.attribute('start') ?? ''}”`] : []),
      ...(startsAt !== null && end === null ? ['it has no end, and nothing follows it'] : []),
    ];
    if (reasons.length > 0) refuse(identity, ...reasons);
    else {
      take({
        ...identity,
        document: {
          channels: only ? [only] : (names.get(channel) ?? [channel]).slice(0, 20),
          title,
          subtitle: inCatalan(node, 'sub-title') || null,
          programme: null,
          startsAt,
          endsAt: end,
        },
      });
    }
  }
  const source =
    root.attribute('source-info-url') || root.attribute('source-info-name') || [...names.keys()].sort().join(' ');
  return { kind: 'schedule', source: `xmltv ${source}`.slice(0, 500), items, refused, unread, covers: ['broadcast'] };
}

/** The Catalan element of several, else the first. */
function inCatalan(node: XmlNode, name: string): string {
  const all = node.children(name);
  const best = all.find((one) => /^ca\b/i.test(one.attribute('lang') ?? '')) ?? all[0];
  return plainText(best?.text ?? '');
}

/**
 * `20261121213000 +0100` → ISO 8601 in UTC; omitted trailing parts count as zero, and UTC is the default
 * (xmltv.dtd). Null for any other text.
 */
export function parseXmltvTime(text: string): string | null {
  const [, y = '', mo = '01', d = '01', h = '00', mi = '00', s = '00', offset = '+0000'] =
    /^(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?(?:\s*(Z|UTC|GMT|[+-]\d{4}))?$/.exec(text.trim()) ?? [];
  const zone = /^[+-]/.test(offset) ? `${offset.slice(0, 3)}:${offset.slice(3)}` : 'Z';
  const iso = `${y}-${mo}-${d}T${h}:${mi}:${s}${zone}`;
  const ms = Date.parse(iso);
  if (!y || Number.isNaN(ms)) return null;
  return new Date(ms).toISOString();
}
