import { describe, expect, test } from 'vitest';
import { contentMedia } from './content-media.ts';
import type { PlayerEventType } from './player-events.ts';
import { watchMediaElement } from './watch-media-element.ts';

class FakeMedia extends EventTarget {
  currentTime = 0;
  duration = 36;
  paused = false;
  seeking = false;
  ended = false;
  fire(name: string, now: Partial<Pick<FakeMedia, 'currentTime' | 'duration' | 'paused' | 'seeking' | 'ended'>> = {}) {
    Object.assign(this, now);
    this.dispatchEvent(new Event(name));
  }
}

function watched() {
  const element = new FakeMedia();
  const content = contentMedia(element as unknown as HTMLMediaElement); // cast: the members that are used
  const emitted: PlayerEventType[] = [];
  watchMediaElement(content, (event) => emitted.push(event.type));
  return { element, content, emitted };
}

describe('an element as its content sees it (V-07)', () => {
  test('V-07 hides an ad’s clock, pauses and end from content listeners', () => {
    const { element, content, emitted } = watched();
    element.fire('playing', { currentTime: 26 });
    content.hold();
    element.fire('playing', { currentTime: 0, duration: 8 });
    element.fire('waiting');
    element.fire('pause', { currentTime: 8, paused: true, ended: true });
    element.fire('ended');
    expect(content).toMatchObject({ currentTime: 26, duration: 36 });
    content.release('playing');
    expect(content.currentTime).toBe(8);
    expect(emitted).toEqual(['play']);
  });

  test('V-03 signals when the element’s clock leaves content and returns to it', () => {
    const { content } = watched();
    const received: [string, boolean][] = [];
    for (const name of ['interrupted', 'held', 'playing', 'ended'])
      content.addEventListener(name, () => received.push([name, content.isHeld]));
    content.hold();
    content.release('playing');
    content.hold();
    content.end();
    expect(received).toEqual([
      ...[
        ['interrupted', false],
        ['held', true],
        ['playing', false],
      ],
      ...[
        ['interrupted', false],
        ['held', true],
        ['ended', true],
      ],
    ]);
  });

  test('V-07 emits play when content resumes after a break', () => {
    const { element, content, emitted } = watched();
    element.fire('playing');
    content.hold();
    element.fire('playing', { currentTime: 26 });
    content.release('playing');
    expect(emitted).toEqual(['play', 'play']);
  });

  test('V-07 ends a stall or a seek that a break interrupts', () => {
    const { element, content, emitted } = watched();
    element.fire('playing');
    element.fire('seeking', { seeking: true });
    content.hold();
    expect(emitted).toEqual(['play', 'seekStart', 'seekComplete']);
  });

  test('V-07 does not end content while a break follows, and ends it afterwards', () => {
    const { element, content, emitted } = watched();
    content.isMoreToCome = () => true;
    element.fire('playing');
    element.fire('pause', { currentTime: 36, ended: true, paused: true });
    element.fire('ended');
    content.hold();
    expect(emitted).toEqual(['play']);
    content.end();
    expect(emitted).toEqual(['play', 'ended']);
    expect(content).toMatchObject({ currentTime: 36, isHeld: true });
    content.forget();
    expect(content.isHeld).toBe(false);
  });

  test('V-02 hides a position update that precedes a seek', () => {
    const { element, content } = watched();
    const received: string[] = [];
    content.addEventListener('timeupdate', () => received.push('content'));
    element.addEventListener('timeupdate', () => received.push('hls.js'));
    element.fire('timeupdate', { currentTime: 1 });
    element.fire('timeupdate', { currentTime: 32, seeking: true });
    element.fire('timeupdate', { currentTime: 32.2, seeking: false });
    expect(received).toEqual(['content', 'hls.js', 'content', 'hls.js']);
  });

  test('V-07 passes volume changes through, also during ads', () => {
    const { element, content } = watched();
    let received = 0;
    content.addEventListener('volumechange', () => received++);
    content.hold();
    element.fire('volumechange');
    expect(received).toBe(1);
  });
});
