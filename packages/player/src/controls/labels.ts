/** Names of the controls, visible and for screen readers. Catalan: the site has one language. */
export const LABELS = {
  player: (title: string) => `Reproductor: ${title}`,
  play: 'Reprodueix',
  pause: 'Pausa',
  replay: 'Torna-ho a veure',
  back: 'Enrere 10 segons',
  forward: 'Endavant 10 segons',
  mute: 'Silencia',
  unmute: 'Activa el so',
  volume: 'Volum',
  seek: 'Posició',
  subtitlesOn: 'Activa els subtítols',
  subtitlesOff: 'Desactiva els subtítols',
  settings: 'Configuració',
  rate: (rate: number) => `${String(rate).replace('.', ',')}×`,
  pictureInPicture: 'Imatge sobre imatge',
  exitPictureInPicture: 'Torna la imatge a la pàgina',
  television: 'Mira-ho a la TV',
  onTelevision: 'Ara es veu a la TV',
  help: 'Dreceres de teclat',
  chapters: 'Capítols',
  close: 'Tanca',
  fullscreen: 'Pantalla completa',
  exitFullscreen: 'Surt de la pantalla completa',
  live: 'En directe',
  goLive: 'Torna al directe',
  fromStart: 'Mira-ho des del començament',
  listenFromStart: 'Escolta-ho des del començament',
  listenAgain: 'Torna-ho a escoltar',
  behind: (time: string) => `${time} de retard respecte al directe`,
  resume: 'Continua on ho vas deixar',
  startOver: 'Comença de nou',
  next: 'A continuació',
  nextIn: (seconds: number) => `A continuació, d’aquí a ${seconds} ${seconds === 1 ? 'segon' : 'segons'}`,
  playNext: 'Reprodueix-lo ara',
  cancel: 'Cancel·la',
  searchTranscript: 'Cerca a la transcripció',
  found: (n: number) => (n === 0 ? 'No surt en cap frase' : n === 1 ? 'Surt en 1 frase' : `Surt en ${n} frases`),
  loading: 'S’està carregant',
  reconnecting: 'S’està reconnectant…',
  failed: 'No s’ha pogut reproduir',
  failedHint: 'Comprova la connexió i torna-ho a provar.',
  offline: 'No hi ha connexió',
  offlineHint: 'Quan torni, continuarem on eres.',
  retry: 'Torna-ho a provar',
} as const;

/** `4:05` or `1:04:05`; whole seconds, floored. */
export function clockTime(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const two = (n: number) => String(n).padStart(2, '0');
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** The same for screen readers: «4 minuts i 5 segons». */
export function spokenTime(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const parts = [
    [Math.floor(whole / 3600), 'hora', 'hores'],
    [Math.floor(whole / 60) % 60, 'minut', 'minuts'],
    [whole % 60, 'segon', 'segons'],
  ] as const;
  const nonZero = parts.filter(([n]) => n > 0).map(([n, one, many]) => `${n} ${n === 1 ? one : many}`);
  if (nonZero.length === 0) return '0 segons';
  return nonZero.length === 1 ? nonZero.join('') : `${nonZero.slice(0, -1).join(', ')} i ${nonZero.at(-1)}`;
}

/** Cached by time zone: creating a formatter costs a hundred times as much as using it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** Hour and minute in the broadcaster's zone, `20:41`. */
export function wallClock(atMs: number, timeZone: string): string {
  let clock = clocks.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('ca', { timeZone, hourCycle: 'h23', hour: 'numeric', minute: '2-digit' });
    clocks.set(timeZone, clock);
  }
  return clock.format(atMs);
}
