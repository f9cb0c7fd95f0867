/** Sentences spoken by espeak-ng, warmed a little by ffmpeg. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Voice } from '../texts/clip-text.ts';
import { RATE, type Wave } from './wave.ts';

const run = promisify(execFile);

/** Reduces buzz in the formants and hiss; a short room so that it does not sound dry. */
const WARMTH = [
  'highpass=f=95',
  'equalizer=f=220:t=q:w=1:g=3',
  'equalizer=f=3200:t=q:w=1.2:g=-4',
  'lowpass=f=6200',
  'aecho=0.9:0.5:24|41:0.16|0.1',
  'silenceremove=start_periods=1:start_threshold=-46dB',
  'areverse,silenceremove=start_periods=1:start_threshold=-46dB,areverse',
  `aresample=${RATE}`,
].join(',');

const MAX_BYTES = 64 * 1024 * 1024;

/** One sentence as sound, without silence around it. */
export async function speak(sentence: string, voice: Voice): Promise<Wave> {
  const spoken = await run(
    'espeak-ng',
    ['-v', voice.name, '-s', String(voice.speed), '-p', String(voice.pitch), '--stdout', sentence.replaceAll('’', "'")],
    { encoding: 'buffer', maxBuffer: MAX_BYTES },
  );
  const warmed = run('ffmpeg', ['-v', 'error', '-i', 'pipe:0', '-af', WARMTH, '-ac', '1', '-f', 'f32le', 'pipe:1'], {
    encoding: 'buffer',
    maxBuffer: MAX_BYTES,
  });
  warmed.child.stdin?.end(spoken.stdout);
  const { stdout } = await warmed;
  return new Float32Array(stdout.buffer.slice(stdout.byteOffset, stdout.byteOffset + stdout.byteLength) as ArrayBuffer); // cast: execFile's buffers are never shared
}
