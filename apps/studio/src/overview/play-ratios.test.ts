import { describe, expect, test } from 'vitest';
import { completedPart, secondsPerViewer } from './play-ratios.ts';

const played = { plays: 4, completions: 1, uniqueViewers: 2, contentTimeSpent: 90 };

describe('ratios beside playback figures (R-02)', () => {
  test('R-02 give the completed share, and the time per viewer', () => {
    expect([completedPart(played), secondsPerViewer(played)]).toEqual([0.25, 45]);
  });

  test('R-02 give no share just after midnight, when endings belong to plays of the day before', () => {
    expect(completedPart({ ...played, plays: 1, completions: 3 })).toBeNull();
    expect(completedPart({ ...played, plays: 0, completions: 3 })).toBeNull();
    expect(secondsPerViewer({ ...played, plays: 0 })).toBe(45);
    expect(secondsPerViewer({ ...played, uniqueViewers: 0 })).toBeNull();
  });
});
