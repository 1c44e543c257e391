// <LookTools name={list.name} columns={columns} />: how the rows look and which columns are shown, as this browser remembers it.
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { CheckboxRow } from '../../ui/fields/boxes/checkbox-row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { isActColumn, nameColumn, type Column } from '../../ui/table/column.ts';
import { ColumnsIcon, DenseRowsIcon } from './list-icons.tsx';
import { useListLooks } from './list-looks.ts';
import { ToolButton } from './tool-button.tsx';

type LookToolsProps<Row> = { name: string; columns: readonly Column<Row>[] };

/** The columns that can be hidden: all but the name and the act. */
export function hideable<Row>(columns: readonly Column<Row>[]): Column<Row>[] {
  return columns.filter((column) => column !== nameColumn(columns) && !isActColumn(column));
}

function ColumnsDialog<Row>({ name, columns, onClose }: LookToolsProps<Row> & { onClose: () => void }) {
  const { t } = useTranslation();
  const { hidden, setHidden } = useListLooks(name);
  const id = useId();
  return (
    <Dialog
      isOpen
      title={t('lists.columns')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('common.close')}</Button>}
    >
      <Stack gap={2}>
        {hideable(columns).map(({ key, header }) => (
          <CheckboxRow
            key={key}
            id={`${id}-${key}`}
            label={header}
            isChecked={!hidden.includes(key)}
            onChange={(isShown) => setHidden(isShown ? hidden.filter((each) => each !== key) : [...hidden, key])}
          />
        ))}
      </Stack>
    </Dialog>
  );
}

export function LookTools<Row>({ name, columns }: LookToolsProps<Row>) {
  const { t } = useTranslation();
  const { isRoomy, setRoomy } = useListLooks(name);
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <ToolButton
        label={t('lists.roomy')}
        icon={<DenseRowsIcon />}
        aria-pressed={isRoomy}
        onClick={() => setRoomy(!isRoomy)}
      />
      <ToolButton
        label={t('lists.columns')}
        icon={<ColumnsIcon />}
        aria-haspopup="dialog"
        onClick={() => setChoosing(true)}
      />
      {isChoosing && <ColumnsDialog name={name} columns={columns} onClose={() => setChoosing(false)} />}
    </>
  );
}
