import { AUDIO_TEXTS } from './audio-texts.ts';
import type { ClipText } from './clip-text.ts';
import { LIVE_TEXTS } from './live-texts.ts';
import { NEWS_TEXTS } from './news-texts.ts';
import { PROGRAMME_TEXTS } from './programme-texts.ts';

export const ALL_TEXTS: readonly ClipText[] = [...NEWS_TEXTS, ...PROGRAMME_TEXTS, ...AUDIO_TEXTS, ...LIVE_TEXTS];
