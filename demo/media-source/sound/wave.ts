/** Sound as one channel of 32-bit floats at 48 kHz, and its way to and from files. */
import { writeFile } from 'node:fs/promises';

export const RATE = 48_000;
export type Wave = Float32Array<ArrayBuffer>;

export const silence = (seconds: number): Wave => new Float32Array(Math.round(seconds * RATE));

/** Adds `part` to `onto` from `atS` seconds; the part past the end wraps to 0 if `wraps`. */
export function lay(onto: Wave, part: Wave, atS: number, gain: number, wraps: boolean): void {
  const first = Math.round(atS * RATE);
  for (let index = 0; index < part.length; index += 1) {
    let target = first + index;
    if (target >= onto.length) {
      if (!wraps) return;
      target %= onto.length;
    }
    onto[target] = (onto[target] ?? 0) + (part[index] ?? 0) * gain;
  }
}

/** One-pole low-pass, in place. */
export function soften(wave: Wave, cutoffHz: number): Wave {
  const by = 1 - Math.exp((-2 * Math.PI * cutoffHz) / RATE);
  let held = 0;
  for (let index = 0; index < wave.length; index += 1) {
    held += ((wave[index] ?? 0) - held) * by;
    wave[index] = held;
  }
  return wave;
}

export function peakOf(wave: Wave): number {
  let peak = 0;
  for (const sample of wave) peak = Math.max(peak, Math.abs(sample));
  return peak;
}

/** 16-bit RIFF/WAVE, mono. */
export async function writeWave(path: string, wave: Wave): Promise<void> {
  const bytes = Buffer.alloc(44 + wave.length * 2);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(36 + wave.length * 2, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(RATE, 24);
  bytes.writeUInt32LE(RATE * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(wave.length * 2, 40);
  for (const [index, sample] of wave.entries()) {
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32767), 44 + index * 2);
  }
  await writeFile(path, bytes);
}
