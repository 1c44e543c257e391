/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the parts of a combobox's list have no elements of their own that could be styled as rows of two texts */
import { useTranslation } from 'react-i18next';
import type { Found, FoundThing } from '../../shared/find/found.ts';
import { permitStateKey } from '../../shared/permits/permit-state.ts';
import { classNames } from '../ui/class-names.ts';
import styles from './find-dialog.module.css';

export const optionId = (listId: string, { _id }: FoundThing) => `${listId}-${_id}`;

type FoundListProps = {
  id: string;
  groups: Found['groups'];
  chosen: FoundThing | undefined;
  onChoose: (thing: FoundThing) => void;
};

function Option({
  listId,
  thing,
  isChosen,
  onChoose,
}: {
  listId: string;
  thing: FoundThing;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const { t } = useTranslation();
  const { name, about, state, isArchived } = thing;
  const said = state ? t(`permits.state.${permitStateKey(state)}`) : isArchived ? t('find.archived') : '';
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keys are those of the field that controls the list
    <div
      id={optionId(listId, thing)}
      role="option"
      aria-selected={isChosen}
      className={classNames(styles.option, isChosen && styles.chosen)}
      onClick={onChoose}
    >
      <span className={styles.name}>{name || t('find.nameless')}</span>
      <span className={styles.about}>{[about, said].filter(Boolean).join(' · ')}</span>
    </div>
  );
}

/** What was found, grouped. */
export function FoundList({ id, groups, chosen, onChoose }: FoundListProps) {
  const { t } = useTranslation();
  return (
    <div id={id} role="listbox" aria-label={t('find.results')} className={styles.list}>
      {groups.map(({ group, items, isMore }) => (
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <div id={`${id}-${group}`} className={styles.group} role="presentation">
            {t(`find.group.${group}`)}
            {isMore && <span className={styles.more}>{t('find.more')}</span>}
          </div>
          {items.map((thing) => (
            <Option
              key={thing._id}
              listId={id}
              thing={thing}
              isChosen={thing === chosen}
              onChoose={() => onChoose(thing)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
