// <FilterSheet list={list} chips={chips} sorts={…} … onClose={close} />: the filters and the order of a list where there is no room beside it.
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useHeldSteps } from '../../ui/overlays/use-held-steps.ts';
import type { Column } from '../../ui/table/column.ts';
import { Switch } from '../switch.tsx';
import type { FilterChip } from './filter-chips.tsx';
import styles from './filter-sheet.module.css';
import type { Filtered } from './filtered.ts';

type FilterSheetProps<State extends string, Sort extends string> = {
  list: Filtered<State, Sort>;
  chips: readonly FilterChip<State>[] | undefined;
  columns: readonly Pick<Column<never>, 'key' | 'header'>[];
  archivedLabel: string | undefined;
  countText: (count: number) => string;
  onClose: () => void;
};

type StatesProps<State extends string> = {
  chips: readonly FilterChip<State>[];
  chosen: State;
  onChoose: (state: State) => void;
};

function States<State extends string>({ chips, chosen, onChoose }: StatesProps<State>) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>{t('lists.filter')}</legend>
      {chips.map(({ value, label, count }) => (
        <label key={value} className={styles.option}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          <span>{label}</span>
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </label>
      ))}
    </fieldset>
  );
}

const isNever = () => false;

export function FilterSheet<State extends string, Sort extends string>(props: FilterSheetProps<State, Sort>) {
  const { list, chips, columns, archivedLabel, countText, onClose } = props;
  const { t } = useTranslation();
  const id = useId();
  // What looks like a page of its own is left as one.
  useHeldSteps({ isOn: true, isLet: isNever, onHeld: onClose });
  const { state, change, sorts, shown } = list;
  const orders = sorts.flatMap((sort) => {
    const header = columns.find(({ key }) => key === sort.replace('-', ''))?.header;
    if (header === undefined) return [];
    return [{ value: sort, label: t(sort.startsWith('-') ? 'lists.falling' : 'lists.rising', { column: header }) }];
  });
  const show = shown?.total === undefined ? t('lists.show') : t('lists.showRows', { rows: countText(shown.total) });
  const actions = (
    <>
      <Button variant="secondary" onClick={list.widen}>
        {t('lists.clear')}
      </Button>
      <Button onClick={onClose}>{show}</Button>
    </>
  );
  return (
    <Dialog isOpen isForm title={t('lists.sheet')} onClose={onClose} actions={actions}>
      <div className={styles.sheet}>
        {chips && <States chips={chips} chosen={state.state} onChoose={(chosen) => change({ state: chosen })} />}
        {archivedLabel !== undefined && (
          <Switch isOn={state.archived} onChange={(archived) => change({ archived })}>
            {archivedLabel}
          </Switch>
        )}
        {orders.length > 1 && (
          <SelectField
            id={id}
            label={t('lists.order')}
            value={state.sort}
            options={orders}
            onChange={(value) => change({ sort: sorts.find((sort) => sort === value) ?? state.sort })}
          />
        )}
      </div>
    </Dialog>
  );
}
