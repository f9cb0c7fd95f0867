import type { Tag } from '@sintonia/tag';
import type { TcfStub } from './tcf-stub.ts';

/** Fetches what answers `__tcfapi` as soon as somebody asks it, and not before. */
export function loadTcfOnRequest(window: Window, tag: Tag): void {
  const stub = (window as { __tcfapi?: TcfStub }).__tcfapi; // cast: the API's own name
  if (!stub) return;
  const load = () => {
    delete stub.wanted;
    void import('./serve-tcf.ts').then((it) => it.serveTcf(tag));
  };
  if (stub()?.length) load();
  else stub.wanted = load;
}
