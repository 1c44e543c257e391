import { useTranslation } from 'react-i18next';
import { CheckboxRow } from '../ui/fields/boxes/checkbox-row.tsx';
import { ChipsField } from '../ui/fields/chips-field.tsx';
import { DayField } from '../ui/fields/day-field.tsx';
import { PickBox } from '../ui/fields/boxes/pick-box.tsx';
import { PinBoxes } from '../ui/fields/pin-boxes.tsx';
import { emptyPin, pinFrom } from '../ui/fields/pin-digits.ts';
import { TickGroup } from '../ui/fields/boxes/tick-group.tsx';
import { Kept } from './kept.tsx';
import { Part, State } from './part.tsx';
import { NOTHING, SAMPLE } from './samples.ts';

function DayAndChipsParts() {
  const { t } = useTranslation();
  return (
    <>
      <Part name="day-field">
        {[undefined, t('day.invalid')].map((error) => (
          <State key={error ?? ''} name={error === undefined ? 'rest' : 'failed'}>
            <Kept first="1.3.2027">
              {(typed, keep) => (
                <DayField
                  id={`day-${error === undefined ? 'rest' : 'failed'}`}
                  label={t('details.field.birthday')}
                  typed={typed}
                  onTyped={keep}
                  error={error}
                />
              )}
            </Kept>
          </State>
        ))}
      </Part>
      <Part name="chips-field">
        <State name="filled">
          <Kept first={{ values: [SAMPLE.email as string], typed: '' }}>
            {(value, keep) => (
              <ChipsField
                id="chips"
                label={t('details.field.email')}
                {...value}
                onValues={(values) => keep({ values, typed: '' })}
                onTyped={(typed) => keep({ ...value, typed })}
                check={(text) => (text.includes('@') ? undefined : t('details.broken.email'))}
              />
            )}
          </Kept>
        </State>
      </Part>
    </>
  );
}

function BoxParts() {
  const { t } = useTranslation();
  const label = t('details.lead');
  const right = { right: t('alert.success') };
  const rows = [
    { state: 'rest', first: false, add: {} },
    { state: 'chosen', first: true, add: {} },
    { state: 'right', first: true, add: right },
    { state: 'failed', first: false, add: { error: t('details.missing.company') } },
    { state: 'disabled', first: true, add: { isDisabled: true } },
  ] as const;
  return (
    <>
      <Part name="checkbox-row">
        {rows.map(({ state, first, add }) => (
          <State key={state} name={state}>
            <Kept first={first as boolean}>
              {(isChecked, keep) => (
                <CheckboxRow id={`row-${state}`} label={label} isChecked={isChecked} onChange={keep} {...add} />
              )}
            </Kept>
          </State>
        ))}
      </Part>
      <Part name="tick-group">
        {[undefined, t('webhooks.kindsMissing')].map((error) => (
          <State key={error ?? ''} name={error === undefined ? 'rest' : 'failed'}>
            <Kept first={[] as string[]}>
              {(chosen, keep) => (
                <TickGroup
                  id={`tick-${error === undefined ? 'rest' : 'failed'}`}
                  legend={t('webhooks.kinds')}
                  ticks={[
                    { value: 'short', label: SAMPLE.name },
                    { value: 'long', label: SAMPLE.name, note: SAMPLE.long },
                  ]}
                  chosen={chosen}
                  onChange={keep}
                  error={error}
                />
              )}
            </Kept>
          </State>
        ))}
      </Part>
      <Part name="pick-box">
        <State name="rest">
          <PickBox label={t('lists.choose', { name: 1 })} isChecked={false} onChange={NOTHING} />
        </State>
        <State name="chosen">
          <PickBox label={t('lists.choose', { name: 2 })} isChecked onChange={NOTHING} />
        </State>
        <State name="partly">
          <PickBox label={t('lists.choose', { name: 3 })} isChecked={false} isPartly onChange={NOTHING} />
        </State>
      </Part>
    </>
  );
}

function PinPart() {
  const { t } = useTranslation();
  const pins = [
    { state: 'rest', first: emptyPin(6), error: undefined },
    { state: 'failed', first: pinFrom('123', 6), error: t('pin.incomplete', { total: 6 }) },
    { state: 'filled', first: pinFrom(SAMPLE.permitPin, 9), error: undefined },
  ] as const;
  return (
    <Part name="pin-boxes">
      {pins.map(({ state, first, error }) => (
        <State key={state} name={state}>
          <Kept first={first}>
            {(digits, keep) => (
              <PinBoxes id={`pin-${state}`} legend={t('pin.legend')} digits={digits} onChange={keep} error={error} />
            )}
          </Kept>
        </State>
      ))}
    </Part>
  );
}

/** Fields with several inputs, and boxes. */
export function BoxFieldParts() {
  return (
    <>
      <DayAndChipsParts />
      <BoxParts />
      <PinPart />
    </>
  );
}
