import type { Author } from '@sintonia/contracts';
import { authorFeedPath } from '@sintonia/contracts/site-paths';
import { Portrait } from './Portrait.tsx';

interface AuthorHeaderProps {
  author: Author;
  counted: string;
}

/** Author: portrait, name, role and a short biography. Its route imports `author.css`. */
export const AuthorHeader = ({ author: { id, name, role, bio }, counted }: AuthorHeaderProps) => (
  <header className="page author" data-area="noticies">
    <Portrait id={id} name={name} />
    <div>
      <h1 className="author-name">{name}</h1>
      {role && <p className="author-role">{role}</p>}
      {bio && <p className="author-bio">{bio}</p>}
      <p className="author-foot">
        {counted}
        <a href={authorFeedPath(id)} type="application/rss+xml">
          RSS
        </a>
      </p>
    </div>
  </header>
);
