import type { Schedule } from '@sintonia/contracts';
import { useFormats } from '../../messages/language.ts';
import { useScreenWords } from '../../messages/use-screen-words.ts';

/** Schedule in a line. */
export function useScheduleText(): (schedule: Schedule) => string {
  const words = useScreenWords().experiments;
  const formats = useFormats();
  return ({ from, to }) => {
    const until = to === null ? words.noEnd : words.until(formats.day(to));
    return from === null ? until : `${words.from(formats.day(from))}, ${until}`;
  };
}
