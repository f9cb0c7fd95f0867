import { expect, test } from 'vitest';
import { parseThumbnails } from './thumbnail.ts';

const AT = 'https://tele.example/media/clips/cims/thumbnails.vtt';

test('V-05 parses preview pictures with addresses relative to their list', () => {
  const list =
    'WEBVTT\n\n1\n00:00:00.000 --> 00:00:02.000\nsheet.webp#xywh=0,0,160,90\n\n01:02.000 --> 01:04.500 align:start\r\n/a/b.webp#xywh=160,90,160,90\n\n00:09 --> 00:10\nsense imatge\n';
  expect(parseThumbnails(list, AT)).toEqual([
    {
      startS: 0,
      endS: 2,
      sheet: 'https://tele.example/media/clips/cims/sheet.webp',
      x: 0,
      y: 0,
      width: 160,
      height: 90,
    },
    { startS: 62, endS: 64.5, sheet: 'https://tele.example/a/b.webp', x: 160, y: 90, width: 160, height: 90 },
  ]);
});
