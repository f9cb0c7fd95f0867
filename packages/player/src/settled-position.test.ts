import { describe, expect, test } from 'vitest';
import { settledPosition } from './settled-position.ts';

class FakeMedia extends EventTarget {
  currentTime = 0;
  seeking = false;
  at(currentTime: number, name: string, seeking = false) {
    Object.assign(this, { currentTime, seeking });
    this.dispatchEvent(new Event(name));
  }
}

describe('where an element is', () => {
  test('M-06 nowhere before it has played, though it goes to where it will begin', () => {
    const media = new FakeMedia();
    const settled = settledPosition(media);
    media.at(0, 'timeupdate');
    media.at(31, 'seeking', true);
    media.at(31, 'seeked');
    expect(settled.positionS()).toBeNull();
    media.at(31, 'playing');
    expect(settled.positionS()).toBe(31);
    settled.forget();
    expect(settled.positionS()).toBeNull();
  });

  test('M-06 during a seek still where it was, and then where it went', () => {
    const media = new FakeMedia();
    const settled = settledPosition(media);
    media.at(31, 'playing');
    media.at(33.5, 'timeupdate');
    media.at(7, 'seeking', true);
    expect(settled.positionS()).toBe(33.5);
    media.at(7, 'timeupdate', true);
    expect(settled.positionS()).toBe(33.5);
    media.at(7, 'seeked');
    expect(settled.positionS()).toBe(7);
  });
});
