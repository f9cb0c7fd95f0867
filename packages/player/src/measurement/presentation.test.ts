import { afterEach, expect, test, vi } from 'vitest';
import { followPresentation } from './presentation.ts';

afterEach(() => vi.unstubAllGlobals());

/** The view of a player whose picture is in the window. */
function viewOf({ isFramed = false, hasFocus = true, isHidden = false }): string {
  const page = Object.assign(new EventTarget(), {});
  vi.stubGlobal('window', page);
  vi.stubGlobal('self', page);
  vi.stubGlobal('top', isFramed ? {} : page);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: isHidden, hasFocus: () => hasFocus }));
  vi.stubGlobal('HTMLVideoElement', class {});
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  const element = Object.assign(new EventTarget(), {
    ...{ playbackRate: 1, muted: false, volume: 1, textTracks: new EventTarget(), querySelectorAll: () => [] },
  }) as unknown as HTMLMediaElement; // cast: what the player reads of it
  const presentation = followPresentation(element, { isHeld: false }, () => {});
  const { view } = presentation.read();
  presentation.stop();
  return view;
}

test('R-03 a player is in view in a page that has the focus, whether or not anybody clicked it, and in no other page', () => {
  expect(viewOf({})).toBe('in');
  expect(viewOf({ hasFocus: false })).toBe('unfocused');
  expect(viewOf({ hasFocus: false, isHidden: true })).toBe('hidden');
});

test('R-03 W-12 an embedded player is in view in a visible tab: its frame has no focus until it is clicked', () => {
  expect(viewOf({ isFramed: true, hasFocus: false })).toBe('in');
  expect(viewOf({ isFramed: true })).toBe('in');
  expect(viewOf({ isFramed: true, hasFocus: false, isHidden: true })).toBe('hidden');
});
