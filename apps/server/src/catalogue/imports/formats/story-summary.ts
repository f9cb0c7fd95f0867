import type { Block } from '@sintonia/contracts';
import { truncateAtWord } from '../cut-at-word.ts';
import { toBlocks } from './html-text.ts';
import { plainText } from './plain-text.ts';

/** A longer summary is treated as the text. */
const SUMMARY_CHARACTERS = 450;

/** Feeds put the summary, the text or both into `description`. */
export function summaryAndText(description: string, content: string): { standfirst: string; body: Block[] } {
  const summary = plainText(description);
  if (content) {
    const body = toBlocks(content);
    const [first, ...rest] = body;
    if (summary && summary.length <= SUMMARY_CHARACTERS) {
      const isRepeated = first?.type === 'paragraph' && first.text === summary;
      return { standfirst: summary, body: isRepeated ? rest : body };
    }
    return first?.type === 'paragraph' && first.text.length <= SUMMARY_CHARACTERS
      ? { standfirst: first.text, body: rest }
      : { standfirst: firstSentences(first && 'text' in first ? first.text : ''), body };
  }
  const blocks = toBlocks(description);
  const [first, ...rest] = blocks;
  if (first?.type === 'paragraph' && first.text.length <= SUMMARY_CHARACTERS)
    return { standfirst: first.text, body: rest };
  return { standfirst: firstSentences(summary), body: blocks };
}

/** As many parts as fit into a summary, at least a portion of the first. */
function firstSentences(text: string): string {
  if (text.length <= SUMMARY_CHARACTERS) return text;
  const cut = text.slice(0, SUMMARY_CHARACTERS);
  return /^.*[.!?…](?=\s)/s.exec(cut)?.[0] ?? truncateAtWord(text, SUMMARY_CHARACTERS);
}
