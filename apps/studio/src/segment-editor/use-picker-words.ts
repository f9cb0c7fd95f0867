import { useWordsOf } from '../messages/language.ts';

const catalan = { title: 'Segments', everybody: 'Tothom', openList: (chosen: string) => `Segments: ${chosen}` };
const english: typeof catalan = {
  title: 'Segments',
  everybody: 'Everybody',
  openList: (chosen) => `Segments: ${chosen}`,
};

/** Apart from the editor’s texts, which are loaded with it. */
export const usePickerWords = (): typeof catalan => useWordsOf(catalan, english);
