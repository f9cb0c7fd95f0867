import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ImportError } from '../import-errors.ts';
import { ImportRequest, MAX_ITEMS } from '../import-item.ts';
import { type ReadOptions, readFeedText } from './recognise.ts';

const sample = (name: string) =>
  readFileSync(new URL(`../../../../../../demo/imports/${name}`, import.meta.url), 'utf8');
const read = (text: string, options: Partial<ReadOptions> = {}) =>
  readFeedText(text, { kind: null, ...options }, 'feed');
const documents = (text: string, options: Partial<ReadOptions> = {}) =>
  read(text, options).items.map(({ document }) => document);
const why = (text: string, options: Partial<ReadOptions> = {}) =>
  read(text, options).refused.map(({ at, reason }) => [at, reason]);
const rss = (items: string, channel = '<title>Agència</title>') =>
  `<rss version="2.0"><channel>${channel}${items}</channel></rss>`;
const item = (inside: string) =>
  `<item><guid>1</guid><title>Títol</title><pubDate>Sat, 21 Nov 2026 08:00:00 +0100</pubDate>${inside}</item>`;

describe('formats (W-14)', { timeout: 60_000 }, () => {
  test('W-14 each sample is recognised by its content and read completely', () => {
    const summary = (name: string) => {
      const { kind, source, items, refused } = read(sample(name));
      const kinds = Object.fromEntries([...Map.groupBy(items, (one) => one.kind)].map(([of, all]) => [of, all.length]));
      return { kind, source, kinds, refused };
    };
    expect(summary('cataleg.json')).toEqual({
      kind: 'catalogue',
      source: 'catalogue',
      kinds: { section: 1, programme: 1, episode: 2, story: 2, broadcast: 1 },
      refused: [],
    });
    expect(summary('noticies.xml')).toEqual({
      kind: 'stories',
      source: 'rss https://agencia.example/noticies/rss',
      kinds: { story: 3 },
      refused: [],
    });
    expect(summary('videos.xml')).toMatchObject({ kind: 'videos', kinds: { programme: 1, episode: 3 }, refused: [] });
    expect(summary('podcast.xml')).toMatchObject({ kind: 'podcast', kinds: { programme: 1, episode: 3 }, refused: [] });
    expect(summary('programacio.xml')).toMatchObject({ kind: 'schedule', kinds: { broadcast: 4 }, refused: [] });
  });

  test('W-14 a story has its summary, text blocks, author, and picture with alternative text', () => {
    const [story, noContent] = documents(sample('noticies.xml'));
    expect(story).toMatchObject({
      title: 'L’escola rural de Vallserena suma deu alumnes i evita el tancament',
      author: { name: 'Núria Solanes' },
      publishedAt: '2026-11-21T07:10:00.000Z',
      sections: ['Societat', 'Escola rural', 'Despoblament', 'Agència de les Comarques'],
      picture: {
        address: '/media/art/story-3007-960.webp',
        alt: 'Dibuix d’una escola de poble amb les finestres enceses',
      },
    });
    const blocks = 'body' in (story ?? {}) ? (story as { body: { type: string }[] }).body : []; // cast: it is a story
    expect(blocks.map(({ type }) => type)).toEqual([
      ...['paragraph', 'paragraph', 'heading', 'paragraph', 'quote', 'paragraph', 'list'],
    ]);
    expect(noContent).toMatchObject({ standfirst: expect.stringMatching(/^Set forns/), body: [{}, {}] });
  });

  test('W-14 an episode has its length, file, number and chapters', () => {
    const [, first] = documents(sample('podcast.xml'));
    expect(first).toMatchObject({
      title: 'Escarxofar-se',
      season: 1,
      number: 1,
      media: { address: '/baixa/2001', type: 'audio/mp4', kind: 'audio', lengthS: 44, bytes: 1_064_960 },
    });
    expect(first).toHaveProperty('media.chapters', [
      { title: 'La cadira de boga', startS: 0, lengthS: 15 },
      { title: 'D’on ve', startS: 15, lengthS: 15 },
      { title: 'Qui la diu encara', startS: 30, lengthS: 14 },
    ]);
  });

  test('W-14 schedules use Catalan titles, and a broadcast without an end lasts until the next', () => {
    const text = sample('programacio.xml')
      .replace(' stop="20261121222000 +0100"', '')
      .replace(' stop="20261121220000 +0100"', '');
    const titles = documents(text).map((one) => ('endsAt' in one ? [one.title, one.endsAt] : []));
    expect(titles).toContainEqual(['El concert d’hivern', '2026-11-21T21:20:00.000Z']);
    expect(why(text)).toEqual([['line 22', 'it has no end, and nothing follows it']]);
  });

  test('W-14 an error in an item is reported with its line and does not affect other items', () => {
    const text = sample('noticies.xml')
      .replace('<guid isPermaLink="false">agencia-2026-11-0417</guid>', '')
      .replace('<link>https://agencia.example/noticies/escola-vallserena</link>', '')
      .replace('Fri, 20 Nov 2026 18:45:00 +0100', 'divendres al vespre');
    expect(read(text).items).toHaveLength(1);
    expect(why(text)).toEqual([
      ['line 9', 'it has neither guid nor link: it could not be known again'],
      ['line 44', 'its date cannot be read: “divendres al vespre”'],
    ]);
    expect(read(text).unread).toEqual(['story agencia-2026-11-0412']);
    const json = JSON.parse(sample('cataleg.json'));
    json.stories[1].publishedAt = 'ahir';
    json.programmes[0].seasons[0].episodes[0].media.address = 'http://cdn.example/a.mp4';
    expect(why(JSON.stringify(json)).map(([at, reason]) => `${at}: ${reason}`)).toEqual([
      expect.stringMatching(/^programmes\[0\]\.seasons\[0\]\.episodes\[0\]: media\.address: /),
      expect.stringMatching(/^stories\[1\]: publishedAt: /),
    ]);
  });

  test('W-14 all errors of an item are reported together', () => {
    const bad = '<item><pubDate>Episode 3</pubDate><enclosure url="http://a.cat/1.mp3" type="audio/mpeg"/></item>';
    expect(why(rss(bad))).toEqual([
      [
        'line 1',
        [
          'it has neither guid nor link: it could not be known again',
          'it has no title',
          'its date cannot be read: “Episode 3”',
          'its audio cannot be shown: http://a.cat/1.mp3 is neither https nor a path of this site',
        ].join('; '),
      ],
    ]);
    const json = JSON.parse(sample('cataleg.json'));
    json.stories = [{ ...json.stories[0], publishedAt: 'ahir', title: '', related: ['x'] }];
    const [[, reason = ''] = []] = why(JSON.stringify(json));
    expect(reason.split('; ').map((one) => one.split(':')[0])).toEqual(['title', 'publishedAt', 'related.0']);
  });

  test('W-14 a date without an offset uses the feed’s zone, else the broadcaster’s', () => {
    const plain = '<item><guid>1</guid><title>T</title><pubDate>Tue, 21 Jul 2026 08:00:00</pubDate></item>';
    const publishedAt = (channel: string) => {
      const [story] = documents(rss(plain, channel), { timeZone: 'Europe/Madrid' });
      return story && 'publishedAt' in story && story.publishedAt;
    };
    expect(publishedAt('<title>A</title>')).toBe('2026-07-21T06:00:00.000Z');
    const built = '<title>A</title><lastBuildDate>Tue, 21 Jul 2026 09:00:00 GMT</lastBuildDate>';
    expect(publishedAt(built)).toBe('2026-07-21T08:00:00.000Z');
  });

  test('W-14 a news feed without categories names the option that sets the section', () => {
    expect(why(rss(item('<description>Text.</description>'), ''))).toEqual([
      ['line 1', expect.stringContaining('--section')],
    ]);
    expect(documents(rss(item('<description>Text.</description>'), ''), { section: 'cultura' })).toHaveLength(1);
  });

  test.each([
    ['<title>El <![CDATA[<b>Camp</b>]]> Nou</title>', 'El Camp Nou'],
    ['<title><![CDATA[El]]> <![CDATA[Camp]]>\n<![CDATA[Nou]]></title>', 'El Camp Nou'],
    ['<title><![CDATA[El<br>Camp<hr/>Nou]]></title>', 'El Camp Nou'],
    ['<title><![CDATA[Pa &amp; vi <i>i</i> oli]]></title>', 'Pa & vi i oli'],
    ['<title>Pa &amp;amp; vi</title>', 'Pa & vi'],
    ['<!-- <![CDATA[ --><title>a<!-- <![CDATA[x]]> --> b</title><!-- ]]> -->', 'a b'],
  ])('W-14 %s keeps its words apart', (title, text) => {
    const one = `<item><guid>1</guid>${title}<pubDate>Sat, 21 Nov 2026 08:00:00 +0100</pubDate><description>R</description></item>`;
    expect(documents(rss(one))).toMatchObject([{ title: text }]);
  });

  test('W-14 text on both sides of a removed element stays separate', () => {
    const html = 'Abans<iframe src="x"></iframe>després<section>dins</section><blockquote>cita</blockquote>fi';
    expect(documents(rss(item(`<description><![CDATA[${html}]]></description>`)))).toMatchObject([
      { standfirst: expect.stringMatching(/^Abans després/) },
    ]);
  });

  test('W-14 media without a length, or of an unsupported type, are refused with the reason', () => {
    const podcast = (enclosure: string) => rss(item(enclosure));
    expect(why(podcast('<enclosure url="https://a.cat/1.mp3"/>'))).toEqual([
      ['line 1', expect.stringContaining('does not say how long its audio lasts')],
    ]);
    expect(
      why(podcast('<enclosure url="http://a.cat/1.mp3"/><itunes:duration>60</itunes:duration>'))[0]?.[1],
    ).toContain('neither https nor a path of this site');
    expect(why(podcast('<enclosure url="javascript:alert(1)" type="audio/mpeg"/>'))[0]?.[1]).toContain(
      'cannot be shown',
    );
  });

  test('W-14 stored items have no scripts, handlers or markup of the feed', () => {
    const html = [
      '<p onclick="steal()">Text <script>steal()</script><b>net</b></p>',
      '<img src="x" onerror="steal()"><iframe src="https://mal.example"></iframe>',
      '<style>*{}</style><a href="javascript:steal()">enllaç</a><svg><script>steal()</script></svg>',
    ].join('');
    const text = rss(
      item(`<description>&lt;b&gt;Resum&lt;/b&gt;</description><content:encoded><![CDATA[${html}]]></content:encoded>`),
    );
    const [story] = documents(text);
    expect(story).toMatchObject({
      standfirst: 'Resum',
      body: [
        { type: 'paragraph', text: 'Text net' },
        { type: 'paragraph', text: 'enllaç' },
      ],
      picture: null,
    });
    expect(JSON.stringify(story)).not.toMatch(/steal|script|onclick|iframe|javascript/);
  });

  test('W-14 documents that define entities, such as entity bombs, are refused', () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>${rss(item('&b;'))}`;
    expect(() => read(bomb)).toThrow(expect.objectContaining({ code: 'entities' }));
    const outside = `<!DOCTYPE rss SYSTEM "file:///etc/passwd" [ <!ENTITY x SYSTEM "file:///etc/passwd"> ]>${rss(item(''))}`;
    expect(() => read(outside)).toThrow(expect.objectContaining({ code: 'entities' }));
    const [story] = documents(rss(item('<description>&x; &amp;lt;i&amp;gt;</description>')));
    expect(story).toMatchObject({ standfirst: '&x; <i>' });
  });

  test.each([
    ['', 'notXml'],
    ['hola', 'notXml'],
    ['<rss><channel><item></channel></rss>', 'notXml'],
    ['<a>'.repeat(10_000) + '</a>'.repeat(10_000), 'notXml'],
    ['<html><body>No és cap canal</body></html>', 'unknown'],
    ['{"format": "sintonia-catalogue", "version": 1,', 'notJson'],
    ['{"a": 1}', 'unknown'],
    ['[1, 2]', 'unknown'],
    ['{"format": "sintonia-catalogue", "version": 7}', 'version'],
    ['{"format": "sintonia-catalogue", "version": 1, "noticies": []}', 'badCatalogue'],
  ])('W-14 %s has its own error: %s', (text, code) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ name: 'ImportError', code }));
  });

  test('W-14 the kind may be specified, but must match the document', () => {
    expect(read(sample('videos.xml'), { kind: 'stories', section: 'cultura' }).items[0]).toMatchObject({
      kind: 'story',
      document: { sections: ['cultura'], media: { kind: 'video' } },
    });
    expect(() => read(sample('programacio.xml'), { kind: 'podcast' })).toThrow(
      expect.objectContaining({ code: 'notThatKind' }),
    );
  });

  test('W-14 a feed with more items than the limit is refused', () => {
    const feed = rss('<item/>'.repeat(MAX_ITEMS + 1));
    expect(() => read(feed)).toThrow(expect.objectContaining({ code: 'tooMany' }));
  });

  test('W-14 arbitrary input gives a catalogued error or valid items', () => {
    const names = ['cataleg.json', 'noticies.xml', 'videos.xml', 'podcast.xml', 'programacio.xml'].map(sample);
    const spoilt = fc
      .tuple(
        fc.constantFrom(...names),
        fc.array(fc.tuple(fc.nat(), fc.nat(60), fc.string({ unit: 'binary', maxLength: 20 })), { maxLength: 4 }),
      )
      .map(([text, cuts]) =>
        cuts.reduce((now, [at, length, put]) => {
          const from = at % (now.length + 1);
          return now.slice(0, from) + put + now.slice(from + length);
        }, text),
      );
    fc.assert(
      fc.property(fc.oneof(spoilt, fc.string({ unit: 'binary', maxLength: 300 })), (text) => {
        try {
          const { source, items, unread, covers } = read(text);
          const request = { source, items, unread, covers, isDryRun: false, removesMissing: false };
          expect(ImportRequest.safeParse(request).success).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(ImportError);
        }
      }),
      { numRuns: 250 },
    );
  });

  test.each([
    ['redaccio@agencia.example (Laia Serra)', 'Laia Serra'],
    ['redaccio@agencia.example ((Laia) Serra) (Biel Puig) ', 'Biel Puig'],
    ['redaccio@agencia.example', 'Agència'],
    ['Laia Serra', 'Laia Serra'],
  ])('W-14 the author «%s» is %s', (author, name) => {
    expect(documents(rss(item(`<author>${author}</author><description>Text.</description>`)))).toMatchObject([
      { author: { name } },
    ]);
  });

  test('W-14 an author with a million brackets is parsed in bounded time', () => {
    const author = '('.repeat(1_000_000);
    expect(read(rss(item(`<author>${author}</author><description>Text.</description>`))).items).toBeDefined();
  });
});
