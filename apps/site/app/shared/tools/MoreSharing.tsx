import type { Tag } from '@sintonia/tag';
import { useEffect, useState } from 'react';
import { sharedAddress } from './networks.ts';
import css from './Tools.module.css';

interface MoreSharingProps {
  title: string;
  /** Absolute canonical address. */
  address: string;
  tag: Tag | null;
  close: () => void;
}

/** Sharing that needs JavaScript: copying the address, and the system's share sheet where available. */
export function MoreSharing({ title, address, tag, close }: MoreSharingProps) {
  const [copied, setCopied] = useState<'no' | 'yes' | 'refused'>('no');
  useEffect(() => {
    const controller = new AbortController();
    const isInside = (target: EventTarget | null) =>
      target instanceof Element && target.closest('details')?.open === true;
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), controller);
    document.addEventListener('pointerdown', ({ target }) => isInside(target) || close(), controller);
    return () => controller.abort();
  }, [close]);

  const report = (socialAction: string, linkUrl: string) =>
    tag?.track('scCompartir', { socialAction, linkUrl, clickIdentifier: 'comparteix', clickOrigin: 'eines' });
  const copy = async () => {
    const url = sharedAddress(address, 'enllac');
    await navigator.clipboard.writeText(url).then(
      () => {
        setCopied('yes');
        report('enllac', url);
      },
      () => setCopied('refused'),
    );
  };
  const handOver = async () => {
    const url = sharedAddress(address, 'sistema');
    // Closing the sheet without choosing shares nothing.
    await navigator.share({ title, url }).then(
      () => report('sistema', url),
      () => undefined,
    );
  };
  return (
    <>
      <li>
        <button type="button" className={css.network} onClick={copy}>
          Copia l’enllaç
        </button>
      </li>
      {'share' in navigator && (
        <li>
          <button type="button" className={css.network} onClick={handOver}>
            Més opcions…
          </button>
        </li>
      )}
      <li className={css.text}>
        <span role="status">
          {copied === 'yes' && 'Copiat. Ja el pots enganxar on vulguis.'}
          {copied === 'refused' && address}
        </span>
      </li>
    </>
  );
}
