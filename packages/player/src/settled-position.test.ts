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

describe('settled position of an element', () => {
  test('M-06 is null before it has played, also while it seeks to its start', () => {
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

  test('M-06 is the old position during a seek, and then the new one', () => {
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
