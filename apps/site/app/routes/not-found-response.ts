import { data } from 'react-router';

/** To be thrown by a loader: the error page of W-10, with its status. */
export const notFound = () => data(null, { status: 404 });

/** Numeric id of a path; anything else is a page that does not exist. */
export function idFrom(param: string): number {
  if (!/^[1-9]\d{0,9}$/.test(param)) throw notFound();
  return Number(param);
}
