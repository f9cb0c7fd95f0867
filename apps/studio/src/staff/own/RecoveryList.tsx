import layout from '../../design/layout.module.css';
import styles from '../staff.module.css';
import { useStaffWords } from '../use-staff-words.ts';

export function RecoveryList({ codes }: { codes: readonly string[] }) {
  const words = useStaffWords().own;
  return (
    <div>
      <p>
        <strong>{words.recovery}</strong>
      </p>
      <p className={layout.quiet}>{words.recoveryWhy}</p>
      <ul className={styles.codes} aria-label={words.recovery}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </div>
  );
}
