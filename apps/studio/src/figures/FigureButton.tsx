import styles from './OpenableFigure.module.css';

/** A figure as a button that opens its sheet. */
export const FigureButton = ({
  name,
  value,
  onOpen,
  children,
}: {
  /** Name of the figure, for the button. */
  name: string;
  value: number | null;
  onOpen: () => void;
  /** The figure as text. */
  children: string;
}) => (
  <button
    type="button"
    className={styles.figure}
    aria-haspopup="dialog"
    aria-label={`${name}: ${children}`}
    onClick={onOpen}
  >
    <data value={value ?? ''}>{children}</data>
  </button>
);
