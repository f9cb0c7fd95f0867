import { describe, expect, test } from 'vitest';
import type { PlayerEventType } from './player-events.ts';
import { watchMediaElement } from './watch-media-element.ts';

class FakeMedia extends EventTarget {
  ended = false;
  paused = true;
  seeking = false;
  /** Sets what the element would say of itself, then fires. */
  fire(name: string, now: Partial<Pick<FakeMedia, 'ended' | 'paused' | 'seeking'>> = {}) {
    Object.assign(this, now);
    this.dispatchEvent(new Event(name));
  }
}

function watched() {
  const media = new FakeMedia();
  const emitted: PlayerEventType[] = [];
  const stop = watchMediaElement(media as unknown as HTMLMediaElement, (event) => emitted.push(event.type)); // cast: listeners are all it uses
  return { media, emitted, stop };
}

describe('what an element goes through, in player events (V-07)', () => {
  test('V-07 waiting for the first frame is startup, not a stall', () => {
    const { media, emitted } = watched();
    media.fire('play', { paused: false });
    media.fire('waiting');
    media.fire('playing');
    expect(emitted).toEqual(['play']);
  });

  test('V-07 a stall is said once, however often the element repeats it', () => {
    const { media, emitted } = watched();
    media.fire('playing', { paused: false });
    media.fire('waiting');
    media.fire('waiting');
    media.fire('playing');
    expect(emitted).toEqual(['play', 'bufferStart', 'bufferComplete']);
  });

  test('V-07 a seek swallows the waiting inside it, and dragging is one seek', () => {
    const { media, emitted } = watched();
    media.fire('playing', { paused: false });
    media.fire('seeking', { seeking: true });
    media.fire('waiting');
    media.fire('seeking');
    media.fire('seeked', { seeking: false });
    media.fire('playing');
    expect(emitted).toEqual(['play', 'seekStart', 'seekComplete']);
  });

  test('V-07 a pause while waiting ends the stall first, since a pause inside it would be refused (§ 4)', () => {
    const { media, emitted } = watched();
    media.fire('playing', { paused: false });
    media.fire('waiting');
    media.fire('pause', { paused: true });
    media.fire('playing', { paused: false });
    expect(emitted).toEqual(['play', 'bufferStart', 'bufferComplete', 'pause', 'play']);
  });

  test('V-07 a pause inside a seek is said after it', () => {
    const { media, emitted } = watched();
    media.fire('playing', { paused: false });
    media.fire('seeking', { seeking: true });
    media.fire('pause', { paused: true });
    media.fire('seeked', { seeking: false });
    expect(emitted).toEqual(['play', 'seekStart', 'seekComplete', 'pause']);
  });

  test('V-07 the pause that comes with the end is the end', () => {
    const { media, emitted } = watched();
    media.fire('playing', { paused: false });
    media.fire('pause', { paused: true, ended: true });
    media.fire('ended');
    expect(emitted).toEqual(['play', 'ended']);
  });

  test('V-07 nothing is said once the watching has stopped', () => {
    const { media, emitted, stop } = watched();
    stop();
    media.fire('playing', { paused: false });
    expect(emitted).toEqual([]);
  });
});
