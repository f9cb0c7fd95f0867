import type { ComponentProps } from 'react';
import { Change } from './Change.tsx';

/** A change for sight and hearing, before the figure that it is compared with. */
export function HeardChange(change: ComponentProps<typeof Change>) {
  return (
    <>
      <span className="heard">{change.text}</span>
      <Change {...change} />{' '}
    </>
  );
}
