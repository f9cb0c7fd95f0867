import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseWebVtt } from './parse-web-vtt.ts';

describe('the words of a WebVTT file', () => {
  test('W-13 are text to read: lines joined, voices and marks off, entities as letters', () => {
    const file =
      '\uFEFFWEBVTT - notícies\r\n\r\nNOTE fet a casa\r\n\r\n1\r\n00:01.500 --> 00:04.000 align:start\r\n<v Marta>Bon <i>dia</i>,\r\ncomarques &amp; mar.\r\n\r\n01:00:02.250 --> 01:00:03.000\r\nFins demà.\r\n';
    expect(parseWebVtt(file)).toEqual([
      { startS: 1.5, endS: 4, text: 'Bon dia, comarques & mar.' },
      { startS: 3602.25, endS: 3603, text: 'Fins demà.' },
    ]);
  });

  test('W-13 come in order of time, whatever the file’s', () => {
    const file = 'WEBVTT\n\n00:09.000 --> 00:10.000\nB\n\n00:01.000 --> 00:02.000\nA\n';
    expect(parseWebVtt(file).map(({ text }) => text)).toEqual(['A', 'B']);
  });

  test('W-13 another form has no words, and nothing throws', () => {
    expect(parseWebVtt('1\n00:00:01,000 --> 00:00:02,000\nSRT\n')).toEqual([]);
    expect(parseWebVtt('WEBVTT\n\nara --> després\nX\n')).toEqual([]);
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const cue of parseWebVtt(`WEBVTT\n\n${text}`)) expect(cue.text).not.toBe('');
      }),
    );
  });
});
