import { MINUTE_MS } from '@sintonia/contracts';

/** Progress of a broadcast. `part` from 0 to 1; `minutesLeft` counts a started minute. */
export interface Progress {
  part: number;
  minutesLeft: number;
}

export function broadcastProgress(startsAt: string, endsAt: string, nowMs: number): Progress {
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)];
  const part = end > start ? Math.min(1, Math.max(0, (nowMs - start) / (end - start))) : 1;
  return { part, minutesLeft: Math.max(0, Math.ceil((end - nowMs) / MINUTE_MS)) };
}

/** «Queden 12 min», «Queda 1 h 5 min», «S’acaba ara». */
export function timeLeftInWords(minutes: number): string {
  if (minutes <= 0) return 'S’acaba ara';
  if (minutes === 1) return 'Queda 1 min';
  if (minutes < 60) return `Queden ${minutes} min`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const verb = hours === 1 ? 'Queda' : 'Queden';
  return rest === 0 ? `${verb} ${hours} h` : `${verb} ${hours} h ${rest} min`;
}
