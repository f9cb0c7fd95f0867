import type { Page } from 'playwright-core';

/** Events of a foreign video. */
export interface ForeignMedium {
  kind: 'file' | 'stream';
  /** Seconds that its playhead advanced by playing. */
  movedS: number;
  /** In order of the element's events; each once. */
  events: string[];
}

/**
 * Adds two foreign videos to the page, as an embed or an extension would: a file, which plays, seeks, pauses and ends,
 * and a generated stream, which plays and pauses. Removes them when they are done.
 *
 * @param rendition path of a clip of eight seconds, without `-init.mp4` and `-00.m4s`
 */
export const playForeignMedia = (page: Page, rendition: string): Promise<ForeignMedium[]> =>
  page.evaluate(async (path) => {
    const parts = await Promise.all(
      ['-init.mp4', '-00.m4s', '-01.m4s'].map(async (end) => (await fetch(path + end)).arrayBuffer()),
    );
    const add = (kind: 'file' | 'stream') => {
      const video = document.createElement('video');
      const reported: { kind: 'file' | 'stream'; movedS: number; events: string[] } = { kind, movedS: 0, events: [] };
      for (const name of ['play', 'seeked', 'pause', 'ended'])
        video.addEventListener(name, () => reported.events.includes(name) || reported.events.push(name));
      video.muted = kind === 'stream'; // the file has sound
      document.querySelector('main')?.prepend(video);
      const isAt = (seconds: number) =>
        new Promise<void>((resolve) => {
          const look = () => (video.currentTime >= seconds ? resolve() : requestAnimationFrame(look));
          look();
        });
      const is = (name: string) => new Promise((resolve) => video.addEventListener(name, resolve, { once: true }));
      return { video, reported, isAt, is };
    };
    const file = add('file');
    file.video.src = URL.createObjectURL(new Blob(parts, { type: 'video/mp4' }));
    await file.video.play();
    await file.isAt(1);
    const hasSought = file.is('seeked');
    const hasEnded = file.is('ended');
    file.video.currentTime = 7;
    await hasSought;

    const stream = add('stream');
    const canvas = document.createElement('canvas');
    const pen = canvas.getContext('2d');
    const drawing = setInterval(() => pen?.fillRect(Math.random() * 100, 0, 10, 10), 40);
    stream.video.srcObject = canvas.captureStream(25);
    await stream.video.play();
    await stream.isAt(1);
    const isPaused = stream.is('pause');
    stream.video.pause();
    await isPaused;
    await hasEnded;
    clearInterval(drawing);
    const reported = [file, stream].map(({ video, reported: one }) => {
      for (let i = 0; i < video.played.length; i++) one.movedS += video.played.end(i) - video.played.start(i);
      video.remove();
      return one;
    });
    return reported;
  }, rendition);
