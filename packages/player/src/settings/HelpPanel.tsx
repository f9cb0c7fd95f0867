import { LABELS } from '../controls/labels.ts';
import css from './HelpPanel.module.css';
import { KEYS } from './keys.ts';
import { Panel } from './Panel.tsx';

/** List of keyboard shortcuts. */
export const HelpPanel = ({ isSheet, close }: { isSheet: boolean; close: () => void }) => (
  <Panel title={LABELS.help} isSheet={isSheet} close={close}>
    <dl className={css.keys}>
      {KEYS.map(([keys, what]) => (
        <div key={what}>
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  </Panel>
);
