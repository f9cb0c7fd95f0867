import type { Tag } from '@sintonia/tag';
import type { TcfStub } from './tcf-stub.ts';

/** Loads the implementation of `__tcfapi` on the first call, not before. */
export function loadTcfOnRequest(window: Window, tag: Tag): void {
  const stub = (window as { __tcfapi?: TcfStub }).__tcfapi; // cast: name defined by the TCF API
  if (!stub) return;
  const load = () => {
    delete stub.onFirstCall;
    void import('./serve-tcf.ts').then((it) => it.serveTcf(tag));
  };
  if (stub()?.length) load();
  else stub.onFirstCall = load;
}
