import type { PlayerCommand } from '../controls/keyboard.ts';
import { LABELS } from '../controls/labels.ts';
import { Panel } from '../settings/Panel.tsx';
import { ChapterList } from './ChapterList.tsx';
import { chapterAt, type MediaChapter } from './chapter-moves.ts';

interface ChapterPanelProps {
  chapters: readonly MediaChapter[];
  positionS: number;
  lengthS: number;
  isSheet: boolean;
  run: (command: PlayerCommand) => void;
  close: () => void;
}

/** The chapters as a list over the picture (V-05). */
export const ChapterPanel = ({ chapters, positionS, lengthS, isSheet, run, close }: ChapterPanelProps) => (
  <Panel title={LABELS.chapters} isSheet={isSheet} close={close}>
    <ChapterList
      chapters={chapters}
      current={chapterAt(chapters, positionS)}
      seek={(toS) => {
        run({ do: 'seekTo', part: toS / lengthS });
        close();
      }}
    />
  </Panel>
);
