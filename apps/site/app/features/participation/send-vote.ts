import type { VoteAnswer } from '@sintonia/contracts';
import { isRefusal, refusalWords } from './refusal-words.ts';

export type Voted = { answer: VoteAnswer } | { problem: string };

/** Votes without leaving the page. Never rejects. */
export async function sendVote(poll: string, option: string): Promise<Voted> {
  try {
    const response = await fetch(`/api/participacio/${poll}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ option }),
    });
    const text: unknown = await response.json();
    if (response.ok) return { answer: text as VoteAnswer }; // cast: own route
    const { code } = text as { code: string }; // cast: every API error has a code
    return { problem: refusalWords(isRefusal(code) ? code : null) };
  } catch {
    return { problem: refusalWords(null) };
  }
}
