/** Worker thread: cuts one movie and posts the result. */
import { parentPort, workerData } from 'node:worker_threads';
import { cutMovie } from './cut-movie.ts';

const { file, target } = workerData as CutOrder; // cast: `cut-aside.ts` alone starts it
export interface CutOrder {
  file: string;
  target: string;
}
parentPort?.postMessage(cutMovie(file, target));
