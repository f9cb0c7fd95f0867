import css from './ProgressStroke.module.css';

interface ProgressStrokeProps {
  /** 0 to 1. */
  part: number;
  label: string;
}

/** A progress line with a lifted head. */
export const ProgressStroke = ({ part, label }: ProgressStrokeProps) => {
  const percent = Math.round(part * 1000) / 10;
  return (
    <div
      className={css.line}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      style={{ '--done': `${percent}%` }}
    >
      <div className={css.done} />
      <svg className={css.head} viewBox="0 0 34 12" fill="currentColor" aria-hidden="true">
        <path d="M0 9C14 9 24 7 34 0C27 9 16 12 0 12Z" />
      </svg>
    </div>
  );
};
