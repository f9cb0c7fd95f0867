import { type FormEvent, type MouseEvent, Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../ui/loading/lazy-part.ts';
import { useTag } from '../measurement/tag-context.ts';
import { SAVE } from '../visitor/account-paths.ts';
import { useIsSignedIn } from '../visitor/use-is-signed-in.ts';
import { ToolIcon } from './ToolIcon.tsx';
import css from './Tools.module.css';
import type { ToolsView } from './tools-view.ts';

const account = () => import('../visitor/browser-account.ts');
const MoreSharing = lazyPart(() => import('./MoreSharing.tsx').then((loaded) => loaded.MoreSharing));

/**
 * Share, save for later, download (W-09): links and a form that work without JavaScript; each reports its direct call.
 */
export function PageTools({ tools: { item, title, address, networks, download } }: { tools: ToolsView }) {
  const tag = useTag();
  const isSignedIn = useIsSignedIn();
  const [isSaved, setSaved] = useState(false);
  const [isSharing, setSharing] = useState(false);
  useEffect(() => {
    if (isSignedIn) void account().then((loaded) => loaded.isSaved(item).then(setSaved));
  }, [isSignedIn, item]);

  const onShare = ({ target }: MouseEvent) => {
    const link = target instanceof Element && target.closest('a');
    if (link)
      tag?.track('scCompartir', {
        socialAction: link.dataset.network,
        linkUrl: link.href,
        clickIdentifier: 'comparteix',
        clickOrigin: 'eines',
      });
  };
  const onSave = (event: FormEvent) => {
    if (!isSaved) tag?.track('scPerMesTard', { clickIdentifier: item, clickOrigin: 'eines' });
    // Visitors who are not signed in are sent to sign-in first: the form submits.
    if (!isSignedIn) return;
    event.preventDefault();
    void account()
      .then((loaded) => loaded.setSaved(item, !isSaved))
      .then((isDone) => isDone && setSaved(!isSaved));
  };

  return (
    <div className={css.tools}>
      <details className={css.share} open={isSharing} onToggle={(event) => setSharing(event.currentTarget.open)}>
        <summary className={css.tool} data-button="Compartir">
          <ToolIcon name="share" />
          Comparteix
        </summary>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: browsers fire click when Enter is pressed on a link */}
        <ul className={css.sheet} onClick={onShare} data-measured>
          {networks.map(({ id, name, href }) => (
            <li key={id}>
              <a href={href} target="_blank" rel="noopener" data-network={id} className={css.network}>
                {name}
              </a>
            </li>
          ))}
          {isSharing && (
            <Suspense fallback={null}>
              <MoreSharing title={title} address={address} tag={tag} close={() => setSharing(false)} />
            </Suspense>
          )}
        </ul>
      </details>
      <form method="post" action={SAVE} onSubmit={onSave}>
        <input type="hidden" name="desa" value={item} />
        <input type="hidden" name="tornada" value={new URL(address).pathname} />
        <button type="submit" className={css.tool} aria-pressed={isSaved} data-button="Per més tard">
          <ToolIcon name={isSaved ? 'saved' : 'later'} />
          {isSaved ? 'A la teva llista' : 'Per més tard'}
        </button>
      </form>
      {download && (
        <a
          href={download}
          download
          data-measured
          className={css.tool}
          onClick={() =>
            tag?.track('scDescarregar', { linkUrl: download, clickIdentifier: 'baixa', clickOrigin: 'eines' })
          }
        >
          <ToolIcon name="download" />
          Baixa
        </a>
      )}
    </div>
  );
}
