import { describe, expect, test } from 'vitest';
import type { PlayerEventType } from './player-events.ts';
import { watchMediaElement } from './watch-media-element.ts';

class FakeMedia extends EventTarget {
  ended = false;
  paused = true;
  seeking = false;
  /** Sets the element's state, then fires. */
  fire(name: string, now: Partial<Pick<FakeMedia, 'ended' | 'paused' | 'seeking'>> = {}) {
    Object.assign(this, now);
    this.dispatchEvent(new Event(name));
  }
}

function watched() {
  const media = new FakeMedia();
  const emitted: PlayerEventType[] = [];
  const stop = watchMediaElement(media as unknown as HTMLMediaElement, (event) => emitted.push(event.type)); // cast: only listeners are used
  return { media, emitted, stop };
}

describe('events of an element as player events (V-07)', () => {
  test('V-07 counts waiting for the first frame as startup, not as a stall', () => {
    const { media, emitted } = watched();
    media.fire('play', { paused: false });
    media.fire('waiting');
    media.fire('playing');
    expect(emitted).toEqual(['play']);
  });

  test('V-07 emits a stall once, however often the element repeats it', () => {
    const { media, emitted } = watched();
    media.fire('playing', { paused: false });
    media.fire('waiting');
    media.fire('waiting');
    media.fire('playing');
    expect(emitted).toEqual(['play', 'bufferStart', 'bufferComplete']);
  });

  test('V-07 absorbs waiting within a seek, and treats dragging as one seek', () => {
    const { media, emitted } = watched();
    media.fire('playing', { paused: false });
    media.fire('seeking', { seeking: true });
    media.fire('waiting');
    media.fire('seeking');
    media.fire('seeked', { seeking: false });
    media.fire('playing');
    expect(emitted).toEqual(['play', 'seekStart', 'seekComplete']);
  });

  test('V-07 ends the stall before a pause during waiting, since a pause inside it would be refused (§ 4)', () => {
    const { media, emitted } = watched();
    media.fire('playing', { paused: false });
    media.fire('waiting');
    media.fire('pause', { paused: true });
    media.fire('playing', { paused: false });
    expect(emitted).toEqual(['play', 'bufferStart', 'bufferComplete', 'pause', 'play']);
  });

  test('V-07 emits a pause inside a seek after it', () => {
    const { media, emitted } = watched();
    media.fire('playing', { paused: false });
    media.fire('seeking', { seeking: true });
    media.fire('pause', { paused: true });
    media.fire('seeked', { seeking: false });
    expect(emitted).toEqual(['play', 'seekStart', 'seekComplete', 'pause']);
  });

  test('V-07 treats the pause at the end as the end', () => {
    const { media, emitted } = watched();
    media.fire('playing', { paused: false });
    media.fire('pause', { paused: true, ended: true });
    media.fire('ended');
    expect(emitted).toEqual(['play', 'ended']);
  });

  test('V-07 emits nothing once stopped', () => {
    const { media, emitted, stop } = watched();
    stop();
    media.fire('playing', { paused: false });
    expect(emitted).toEqual([]);
  });
});
