import { type FormEvent, useEffect, useState } from 'react';
import { useTag } from '../../shared/measurement/tag-context.ts';
import { ToolIcon } from '../../shared/tools/ToolIcon.tsx';
import { SAVE } from '../../shared/visitor/account-paths.ts';
import { useIsSignedIn } from '../../shared/visitor/use-is-signed-in.ts';

const account = () => import('../../shared/visitor/browser-account.ts');

interface FollowButtonProps {
  programme: string;
  title: string;
  /** Page to return to after signing in. */
  path: string;
}

/**
 * W-04, W-08: new episodes of a followed programme appear on the home page and in the visitor's list. A form that works
 * without JavaScript: visitors who are not signed in sign in first. Its route imports `follow.css`.
 */
export function FollowButton({ programme, title, path }: FollowButtonProps) {
  const tag = useTag();
  const isSignedIn = useIsSignedIn();
  const [isFollowed, setFollowed] = useState(false);
  const key = `programme-${programme}`;
  useEffect(() => {
    setFollowed(false);
    if (isSignedIn) void account().then((loaded) => loaded.isSaved(key).then(setFollowed));
  }, [isSignedIn, key]);
  const onFollow = (event: FormEvent) => {
    if (!isFollowed) tag?.track('scClicBoto', { clickIdentifier: 'segueix', clickOrigin: 'programa', linkUrl: path });
    if (!isSignedIn) return;
    event.preventDefault();
    void account()
      .then((loaded) => loaded.setSaved(key, !isFollowed))
      .then((isDone) => isDone && setFollowed(!isFollowed));
  };
  return (
    <form method="post" action={SAVE} onSubmit={onFollow}>
      <input type="hidden" name="desa" value={key} />
      <input type="hidden" name="tornada" value={path} />
      <button type="submit" className="follow" aria-pressed={isFollowed} data-button="segueix">
        <ToolIcon name={isFollowed ? 'followed' : 'follow'} weight={2} />
        {isFollowed ? 'El segueixes' : 'Segueix'}
        <span className="hidden"> {title}</span>
      </button>
    </form>
  );
}
