import { Link } from 'react-router';

interface OnDemandLinkProps {
  path: string;
  /** What is watched, for screen readers. */
  title: string;
  className: string | undefined;
}

/** From a broadcast to its episode. */
export const OnDemandLink = ({ path, title, className }: OnDemandLinkProps) => (
  <Link to={path} className={className}>
    <svg viewBox="0 0 12 12" width="10" height="10" fill="currentColor" aria-hidden="true">
      <path d="M2 1v10l9-5z" />
    </svg>
    A la carta<span className="hidden">: {title}</span>
  </Link>
);
