import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseWebVtt } from './parse-web-vtt.ts';

const texts = (...lines: string[]) => parseWebVtt(['WEBVTT', ...lines].join('\n')).map(({ text }) => text);

describe('text of a WebVTT file', () => {
  test('W-13 is plain: joined lines, no voices and markup, decoded entities', () => {
    const file =
      '\uFEFFWEBVTT - notícies\r\n\r\nNOTE fet a casa\r\n\r\n1\r\n00:01.500 --> 00:04.000 align:start\r\n<v Marta>Bon <i>dia</i>,\r\ncomarques &amp; mar.\r\n\r\n01:00:02.250 --> 01:00:03.000\r\nFins demà.\r\n';
    expect(parseWebVtt(file)).toEqual([
      { startS: 1.5, endS: 4, text: 'Bon dia, comarques & mar.' },
      { startS: 3602.25, endS: 3603, text: 'Fins demà.' },
    ]);
  });

  test('W-13 is in order of time, whatever the order in the file', () => {
    expect(texts('', '00:09.000 --> 00:10.000', 'B', '', '00:01.000 --> 00:02.000', 'A')).toEqual(['A', 'B']);
  });

  test('W-13 is separate for each cue, even without an empty line between them', () => {
    const lines = [
      '',
      '00:01.000 --> 00:02.000',
      'Un',
      '00:02.000 --> 00:03.000',
      'Dos',
      'i mig',
      '00:04.000 --> 00:05.000',
      'Tres',
    ];
    expect(texts(...lines)).toEqual(['Un', 'Dos i mig', 'Tres']);
    // Directly after the signature and its header.
    expect(texts('Kind: captions', '00:01.000 --> 00:02.000', 'Un')).toEqual(['Un']);
    expect(parseWebVtt('WEBVTT\r00:01.000 --> 00:02.000\rUn')).toHaveLength(1);
  });

  test('W-13 excludes notes, styles, regions, identifiers and settings', () => {
    expect(
      texts(
        ...['Language: ca', '', 'STYLE', '::cue { color: lime }', '', 'REGION', 'id:peu', 'width:40%', ''],
        ...[
          'NOTE',
          'una nota',
          'de dues línies',
          '',
          'intro - u',
          '00:01.000 --> 00:02.000 region:peu line:0%',
          'Un',
          '',
        ],
        ...['NOTE una altra', '', '2', '00:02.000\t-->\t00:03.000 position:10%,line-left', 'Dos'],
      ),
    ).toEqual(['Un', 'Dos']);
  });

  test.each([
    ['00:01.000-->00:02.000', 1, 2],
    ['1:00:01.000 --> 100:00:02.000', 3601, 360_002],
    ['  00:01.000 --> 00:02.000', 1, 2],
  ])('W-13 has the time of «%s»', (timing, startS, endS) => {
    expect(parseWebVtt(`WEBVTT\n\n${timing}\nX`)).toEqual([{ startS, endS, text: 'X' }]);
  });

  test.each([
    ...['00:01,000 --> 00:02,000', '1:00.000 --> 2:00.000', '00:61.000 --> 00:62.000', '00:60:00.000 --> 00:61:00.000'],
    ...['00:01.00 --> 00:02.00', '00:01.0000 --> 00:02.0000', 'ara --> després', '-->'],
  ])('W-13 is skipped under the invalid time «%s»', (timing) => {
    expect(texts('', timing, 'X', '', '00:05.000 --> 00:06.000', 'Y')).toEqual(['Y']);
  });

  test.each([
    ['<v.fort Anna Soler>Hola</v>, <c.groc.fons>què <b>tal</b></c>', 'Hola, què tal'],
    ['<00:01.500>Un <lang ca>dos</lang> <ruby>tres<rt></rt></ruby>', 'Un dos tres'],
    ['&lt;no&gt; &#233;s &#xE9;s &nbsp;res &mes;', '<no> és és \u00a0res &mes;'],
    ['tall <b sense tancar', 'tall'],
    ['&#0;&#x110000;&#xD800;', '\ufffd\ufffd\ufffd'],
  ])('W-13 reads %s as «%s»', (cue, text) => {
    expect(texts('', '00:01.000 --> 00:02.000', cue)).toEqual([text]);
  });

  test('W-13 another format has no cues, without an exception', () => {
    expect(parseWebVtt('1\n00:00:01,000 --> 00:00:02,000\nSRT\n')).toEqual([]);
    expect(parseWebVtt('WEBVTTX\n\n00:01.000 --> 00:02.000\nX\n')).toEqual([]);
    expect(parseWebVtt('\n\nWEBVTT\n\n00:01.000 --> 00:02.000\nX\n')).toEqual([]);
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const cue of parseWebVtt(`WEBVTT\n\n${text}`)) expect(cue.text).not.toBe('');
      }),
    );
  });

  test('W-13 a hostile file of a megabyte is parsed in linear time', () => {
    for (const part of ['<', '&#', '-->', '00:01.000 --> 00:02.000\n<b', '\n', '1'.repeat(1000)]) {
      const startedMs = performance.now();
      parseWebVtt(`WEBVTT\n\n00:01.000 --> 00:02.000\n${part.repeat(1_000_000 / part.length)}`);
      expect(performance.now() - startedMs).toBeLessThan(2000);
    }
  });
});
