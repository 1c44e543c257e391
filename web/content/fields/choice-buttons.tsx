// <ChoiceButtons id={id} label={label} … choices={[{ value: 'yes', label: t('fields.yes') }]} chosen={value} onChoose={onValue} />: one of a few, each a
// button of its own. What is optional is taken back by pressing it again.
import type { ReactNode } from 'react';
import { CheckIcon } from '../../ui/first-icons.tsx';
import styles from './choice-buttons.module.css';
import { ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx';

type ChoiceButtonsProps = Omit<ChoiceGroupProps, 'children'> & {
  choices: readonly { value: string; label: ReactNode }[];
  /** Empty if nothing is selected. */
  chosen: string;
  onChoose: (value: string) => void;
};

export function ChoiceButtons({ choices, chosen, onChoose, ...group }: ChoiceButtonsProps) {
  const { id, isOptional } = group;
  return (
    <ChoiceGroup {...group} isRadioGroup>
      <div className={styles.choices}>
        {choices.map(({ value, label }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- two choices of one text are still two while their author writes them
          <label key={place} className={styles.choice}>
            <input
              id={place === 0 ? id : `${id}-${place}`}
              type="radio"
              className={styles.box}
              name={id}
              required={!isOptional}
              checked={value !== '' && value === chosen}
              onChange={() => onChoose(value)}
              onClick={() => isOptional && value === chosen && onChoose('')}
            />
            <span className={styles.face}>
              <CheckIcon />
              <span>{label}</span>
            </span>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}
