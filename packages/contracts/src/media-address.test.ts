import { describe, expect, test } from 'vitest';
import { MediaAddress } from './catalogue/artwork.ts';

const isAllowed = (address: string): boolean => MediaAddress.safeParse(address).success;

describe('addresses of media and pictures (W-14)', () => {
  test.each([
    '/media/clips/cims/master.m3u8',
    '/baixa/2001',
    'https://cdn.example.cat/a.mp3?x=1#t=2',
    'https://cdn.example.cat',
    'https://cdn.example.cat:8443/a',
    'https://[2001:db8::1]/a',
    'http://localhost:4000/a',
    'http://127.0.0.1:4000/a',
  ])('W-14 accepts %s', (address) => expect(isAllowed(address)).toBe(true));

  test.each([
    'http://cdn.example.cat/a',
    'http://localhost.mal.example/a',
    '//mal.example/a',
    '/\\mal.example/a',
    'a.mp3',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://user@mal.example/a',
    'https://localhost:x@mal.example/a',
    'https://a;sandbox/x.mp3',
    'https://a,b/x.mp3',
    'https://a.cat/x"onerror=y',
    'https://a.cat/x y',
    `https://a.cat/${'x'.repeat(2000)}`,
  ])('W-14 refuses %s', (address) => expect(isAllowed(address)).toBe(false));
});
