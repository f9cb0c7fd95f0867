import { describe, expect, test } from 'vitest';
import { completedPart, secondsPerViewer } from './play-ratios.ts';

const played = { plays: 4, completions: 1, uniqueViewers: 2, contentTimeSpent: 90 };

describe('what stands beside figures of playback (R-02)', () => {
  test('R-02 the part that came to the end, and time for each viewer', () => {
    expect([completedPart(played), secondsPerViewer(played)]).toEqual([0.25, 45]);
  });

  test('R-02 just after midnight, when what ends began the day before, no part is said', () => {
    expect(completedPart({ ...played, plays: 1, completions: 3 })).toBeNull();
    expect(completedPart({ ...played, plays: 0, completions: 3 })).toBeNull();
    expect(secondsPerViewer({ ...played, plays: 0 })).toBe(45);
    expect(secondsPerViewer({ ...played, uniqueViewers: 0 })).toBeNull();
  });
});
