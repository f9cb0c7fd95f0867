import { type ReactNode, type Ref, useId } from 'react';
import styles from './Section.module.css';

/** A section of a screen: its name on a hairline, its controls at the right. */
export function Section({
  title,
  aside,
  children,
  isNamedAbove = false,
  ref,
}: {
  title: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
  /** Its heading is what opened it: the name here is for assistive technology only. */
  isNamedAbove?: boolean;
  ref?: Ref<HTMLElement>;
}) {
  const id = useId();
  return (
    <section ref={ref} className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        {isNamedAbove ? (
          <span id={id} hidden>
            {title}
          </span>
        ) : (
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
        )}
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      {children}
    </section>
  );
}
