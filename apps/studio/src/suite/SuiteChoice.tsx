import { useId } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useWords } from '../messages/language.ts';
import styles from './SuiteChoice.module.css';
import { useSuite } from './use-suite.ts';
import { useSuiteNames } from './use-suite-names.ts';

/** Site and environment of the figures. Only with more than one suite. */
export function SuiteChoice() {
  const words = useWords().suite;
  const navigate = useNavigate();
  const { hash } = useLocation();
  const id = useId();
  const { labelOf } = useSuiteNames();
  const { suite, suites, both, addressOf } = useSuite();
  if (suites === null) return null;
  const shown = suite ?? suites.own;
  const names = [...new Set([...suites.suites, ...(both ? [both] : []), shown])];
  if (names.length < 2) return null;
  return (
    <div className={styles.suite}>
      <label htmlFor={id}>{words.label}</label>
      <select
        id={id}
        className={styles.field}
        value={shown}
        // The fragment names a visitor on some screens.
        onChange={(event) => navigate({ search: addressOf(event.target.value), hash })}
      >
        {names.map((name) => (
          <option key={name} value={name}>
            {labelOf(name)}
          </option>
        ))}
      </select>
    </div>
  );
}
