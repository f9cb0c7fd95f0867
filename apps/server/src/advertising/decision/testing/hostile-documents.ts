/** For tests: small documents that took seconds in a parser that rescanned lists, and similar ones. */
import { anInLine, aVast, aWrapper } from './an-ad-server.ts';

const many = (count: number, text: string): string => text.repeat(count);

const inLine = anInLine({ id: 'heavy' });

/** By the quantity that is excessive; each is below 0.5 MB and contains no playable ad. */
export const HOSTILE_DOCUMENTS: Readonly<Record<string, string>> = {
  'children of an ad': aVast(`<Ad id="a"><InLine>${many(5900, '<x/>')}</InLine></Ad>`),
  impressions: aVast(
    `<Ad id="a"><InLine>${many(1000, '<Impression>https://a.example/i</Impression>')}<Creatives/></InLine></Ad>`,
  ),
  'long impressions': aVast(
    inLine.replace(
      '<Creatives>',
      `${many(100, `<Impression>https://a.example/${many(4000, 'i')}</Impression>`)}<Creatives>`,
    ),
  ),
  creatives: aVast(
    `<Ad id="a"><InLine><Creatives>${many(2000, '<Creative><Linear/></Creative>')}</Creatives></InLine></Ad>`,
  ),
  'tracking of one ad': aVast(
    inLine.replace(
      '<MediaFiles>',
      `<TrackingEvents>${many(2500, '<Tracking event="progress" offset="00:00:01">https://a.example/t</Tracking>')}</TrackingEvents><MediaFiles>`,
    ),
  ),
  ads: aVast(many(400, inLine)),
  wrappers: aVast(many(800, aWrapper('https://ads.example/tag'))),
  breaks: `<vmap:VMAP>${many(2500, '<vmap:AdBreak timeOffset="start" breakType="linear"><vmap:AdSource/></vmap:AdBreak>')}</vmap:VMAP>`,
  attributes: aVast(`<Ad ${many(900, 'a="&amp;" ')}/>`),
  blanks: aVast(`<Ad${many(8000, ' ')}/>`),
  entities: aVast(`<Ad><InLine><AdTitle>${many(100_000, '&amp;')}</AdTitle></InLine></Ad>`),
  depth: `${many(39, '<a>')}${many(39, '</a>')}`,
};
