import type { VisitorPlayback } from '@sintonia/contracts';
import { Link, useSearchParams } from 'react-router';
import { sessionAddress } from '../links/session-address.ts';
import { useFormats } from '../messages/language.ts';
import { endOf } from './playback-end.ts';
import { useVisitorWords } from './visitor-words.ts';

/** How a playback ended, as a link to its session. */
export function PlaybackEnd({ playback }: { playback: VisitorPlayback }) {
  const words = useVisitorWords();
  const formats = useFormats();
  const [search] = useSearchParams();
  const end = endOf(playback, words);
  return (
    <Link
      to={sessionAddress(playback.session, search)}
      aria-label={words.sessionOf(end, formats.dateTime(playback.at))}
    >
      {end}
    </Link>
  );
}
