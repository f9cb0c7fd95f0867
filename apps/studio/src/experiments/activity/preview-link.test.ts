import { expect, test } from 'vitest';
import { previewLinkOn } from './preview-link.ts';

const LINK = 'https://www.tramuntana.example/el-temps/?prova=abc';

test.each([
  ['https://altre.example/el-temps/', 'https://altre.example/el-temps/?prova=abc'],
  [' http://altre.example/?a=1&prova=vella#x ', 'http://altre.example/?a=1&prova=abc#x'],
  ['altre.example', null],
  ['https://', null],
  ['javascript:alert(1)//https://x', null],
  ['', null],
])('P-06 turns the link on %j into %j', (address, link) => expect(previewLinkOn(address, LINK)).toBe(link));
