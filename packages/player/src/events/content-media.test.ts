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
  const content = contentMedia(element as unknown as HTMLMediaElement); // cast: it is all that is used
  const emitted: PlayerEventType[] = [];
  watchMediaElement(content, (event) => emitted.push(event.type));
  return { element, content, emitted };
}

describe('an element as its content goes through it (V-07)', () => {
  test('V-07 what an ad does in the element is not content’s: neither its clock, nor its pauses, nor its end', () => {
    const { element, content, emitted } = watched();
    element.fire('playing', { currentTime: 26 });
    content.hold();
    element.fire('playing', { currentTime: 0, duration: 8 });
    element.fire('waiting');
    element.fire('pause', { currentTime: 8, paused: true, ended: true });
    element.fire('ended');
    expect(content).toMatchObject({ currentTime: 26, duration: 36 });
    content.letGo('playing');
    expect(content.currentTime).toBe(8);
    expect(emitted).toEqual(['play']);
  });

  test('V-03 who shows what the element’s clock says hears that it is not content’s any more, and that it is again', () => {
    const { content } = watched();
    const received: [string, boolean][] = [];
    for (const name of ['interrupted', 'held', 'playing', 'ended'])
      content.addEventListener(name, () => received.push([name, content.isHeld]));
    content.hold();
    content.letGo('playing');
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

  test('V-07 content that goes on after a break is said to play again', () => {
    const { element, content, emitted } = watched();
    element.fire('playing');
    content.hold();
    element.fire('playing', { currentTime: 26 });
    content.letGo('playing');
    expect(emitted).toEqual(['play', 'play']);
  });

  test('V-07 a stall or a seek that a break interrupts is over', () => {
    const { element, content, emitted } = watched();
    element.fire('playing');
    element.fire('seeking', { seeking: true });
    content.hold();
    expect(emitted).toEqual(['play', 'seekStart', 'seekComplete']);
  });

  test('V-07 content is not over while a break follows, and then it is', () => {
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

  test('V-02 a playhead that has jumped is not heard to have played until there, by anybody', () => {
    const { element, content } = watched();
    const received: string[] = [];
    content.addEventListener('timeupdate', () => received.push('content'));
    element.addEventListener('timeupdate', () => received.push('hls.js'));
    element.fire('timeupdate', { currentTime: 1 });
    element.fire('timeupdate', { currentTime: 32, seeking: true });
    element.fire('timeupdate', { currentTime: 32.2, seeking: false });
    expect(received).toEqual(['content', 'hls.js', 'content', 'hls.js']);
  });

  test('V-07 how loud it is, is the element’s whoever plays', () => {
    const { element, content } = watched();
    let received = 0;
    content.addEventListener('volumechange', () => received++);
    content.hold();
    element.fire('volumechange');
    expect(received).toBe(1);
  });
});
