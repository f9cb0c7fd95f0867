import { notFound } from './not-found-response.ts';

/** Everything that has no route of its own (W-10). */
export const loader = (): never => {
  throw notFound();
};

export default function NotFound() {
  return null;
}
