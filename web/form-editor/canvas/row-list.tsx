// <RowList id={id} rows={options} titleOf={…} onChange={setOptions} fresh={…} addLabel={t('…')} max={30}>{(row, place, change) => fields}</RowList>
// Rows that are added, removed and moved by buttons: the options of a question, the fields of a form.
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { ArrowDownIcon, ArrowUpIcon, CrossIcon, PlusIcon } from '../../ui/icons.tsx';
import { IconButton } from './icon-button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import styles from './row-list.module.css';

type RowListProps<Row> = {
  id: string;
  rows: readonly Row[];
  /** Names a row in its buttons: its number from 1 and, if it has one, its text. */
  titleOf: (row: Row, place: number) => string;
  onChange: (rows: Row[], field?: string) => void;
  fresh: () => Row;
  addLabel: string;
  max: number;
  children: (row: Row, place: number, change: (row: Row, field?: string) => void) => ReactNode;
};

function moveRow<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const rest = rows.filter((_, place) => place !== from);
  return [...rest.slice(0, to), ...rows.slice(from, from + 1), ...rest.slice(to)];
}

type ActsProps = { title: string; place: number; count: number; onMove: (to: number) => void; onRemove: () => void };

function RowActs({ title, place, count, onMove, onRemove }: ActsProps) {
  const { t } = useTranslation();
  return (
    <span className={styles.acts}>
      <IconButton
        label={t('editor.moveUp', { name: title })}
        icon={<ArrowUpIcon />}
        isDisabled={place === 0}
        onPress={() => onMove(place - 1)}
      />
      <IconButton
        label={t('editor.moveDown', { name: title })}
        icon={<ArrowDownIcon />}
        isDisabled={place === count - 1}
        onPress={() => onMove(place + 1)}
      />
      <IconButton label={t('editor.remove', { name: title })} icon={<CrossIcon />} onPress={onRemove} />
    </span>
  );
}

export function RowList<Row>(props: RowListProps<Row>) {
  const { id, rows, titleOf, onChange, fresh, addLabel, max, children } = props;
  const list = useRef<HTMLOListElement>(null);
  const add = () => {
    onChange([...rows, fresh()]);
    const focusNew = () =>
      list.current?.querySelector<HTMLElement>('li:last-child :is(input, textarea, select)')?.focus();
    requestAnimationFrame(focusNew);
  };
  return (
    <Stack gap={2} align="start">
      <ol ref={list} className={styles.list}>
        {rows.map((row, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows have no name but their place; their fields are controlled
          <li key={place} className={styles.row} id={`${id}-${place}`}>
            <span className={styles.head}>
              <strong className={styles.title}>{titleOf(row, place)}</strong>
              <RowActs
                title={titleOf(row, place)}
                place={place}
                count={rows.length}
                onMove={(to) => onChange(moveRow(rows, place, to))}
                onRemove={() => onChange(rows.filter((_, at) => at !== place))}
              />
            </span>
            {children(row, place, (changed, field) =>
              onChange(
                rows.map((each, at) => (at === place ? changed : each)),
                field && `${place}.${field}`,
              ),
            )}
          </li>
        ))}
      </ol>
      {rows.length < max && (
        <Button id={id} variant="secondary" isSmall icon={<PlusIcon />} onClick={add}>
          {addLabel}
        </Button>
      )}
    </Stack>
  );
}
