import { DeviceClass } from '@sintonia/contracts';
import { TextField } from '../../../forms/Field.tsx';
import { Select } from '../../../forms/Select.tsx';
import { Tick } from '../../../forms/Tick.tsx';
import { useScreenWords } from '../../../messages/use-screen-words.ts';
import type { ConditionForm } from '../form.ts';
import styles from './AudiencePart.module.css';

interface Props {
  condition: ConditionForm;
  onChange: (fields: Partial<ConditionForm>) => void;
}

/** Condition, its values, and negation. */
export function ConditionFields({ condition, onChange }: Props) {
  const { audience, conditions: words } = useScreenWords().experimentEditor;
  return (
    <>
      <div className={styles.fields}>
        <Select
          label={audience.condition}
          value={condition.by}
          options={words.kinds}
          onChange={(by) => onChange({ by })}
        />
        <Values condition={condition} onChange={onChange} />
      </div>
      <Tick label={audience.not} isOn={condition.not} onChange={(not) => onChange({ not })} />
    </>
  );
}

function Values({ condition, onChange }: Props) {
  const { audience, conditions: words } = useScreenWords().experimentEditor;
  const values = (label: string) => (
    <TextField label={label} value={condition.values} onChange={(text) => onChange({ values: text })} />
  );
  const least = (
    <TextField
      label={words.least}
      inputMode="numeric"
      value={condition.least}
      onChange={(text) => onChange({ least: text })}
    />
  );
  switch (condition.by) {
    case 'path':
    case 'section':
    case 'language':
      return values(audience.values);
    case 'device':
      return (
        <div className={styles.devices}>
          {DeviceClass.options.map((device) => (
            <Tick
              key={device}
              label={words.devices[device]}
              isOn={condition.devices.includes(device)}
              onChange={(isOn) =>
                onChange({
                  devices: DeviceClass.options.filter((one) =>
                    one === device ? isOn : condition.devices.includes(one),
                  ),
                })
              }
            />
          ))}
        </div>
      );
    case 'login':
      return (
        <Select
          label={words.kinds.login}
          value={condition.isSignedIn ? 'in' : 'out'}
          options={{ in: words.signedIn, out: words.signedOut }}
          onChange={(which) => onChange({ isSignedIn: which === 'in' })}
        />
      );
    case 'campaign':
      return (
        <>
          <Select
            label={words.kinds.campaign}
            value={condition.campaign}
            options={words.campaigns}
            onChange={(campaign) => onChange({ campaign })}
          />
          {values(audience.values)}
        </>
      );
    case 'visits':
      return (
        <>
          {least}
          <TextField
            label={words.most}
            inputMode="numeric"
            value={condition.most}
            onChange={(most) => onChange({ most })}
          />
        </>
      );
    case 'viewed':
      return (
        <>
          {values(words.sections)}
          {least}
        </>
      );
    case 'parameter':
      return (
        <>
          <TextField label={words.parameterName} value={condition.name} onChange={(name) => onChange({ name })} />
          <Select
            label={words.compare}
            value={condition.is}
            options={words.compares}
            onChange={(is) => onChange({ is })}
          />
          {values(audience.values)}
        </>
      );
  }
}
