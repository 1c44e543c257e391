// <BothVersions rows={[{ key, label, mine, saved, isMine, onChoose }]} />: what was changed here and elsewhere at the same time, side by
// side, with a choice for each; nothing typed is gone before it is made.
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { IsSame } from '../../shared/core/merge.ts';
import { Alert } from '../ui/feedback/alert.tsx';
import styles from './both-versions.module.css';
import type { Conflict } from './versioned-edit.ts';

export type VersionRow = {
  key: string;
  label: string;
  mine: ReactNode;
  saved: ReactNode;
  isMine: boolean;
  onChoose: (isMine: boolean) => void;
};

type VersionProps = { name: string; label: string; value: ReactNode; isChosen: boolean; onChoose: () => void };

function Version({ name, label, value, isChosen, onChoose }: VersionProps) {
  const { t } = useTranslation();
  return (
    <label className={styles.version}>
      <input type="radio" className={styles.mark} name={name} checked={isChosen} onChange={onChoose} />
      <span className={styles.whose}>{label}</span>
      <span className={styles.value}>
        {value === '' || value === null || value === undefined ? t('versions.empty') : value}
      </span>
    </label>
  );
}

/** `rows` may be empty: then the two edits changed different values. */
export function BothVersions({ rows }: { rows: readonly VersionRow[] }) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Alert ref={box} kind="other" title={t('versions.title')}>
      <p>{t(rows.length === 0 ? 'versions.merged' : 'versions.choose')}</p>
      {rows.map(({ key, label, mine, saved, isMine, onChoose }) => (
        <fieldset key={key} className={styles.row}>
          <legend className={styles.label}>{label}</legend>
          <Version
            name={`version-${key}`}
            label={t('versions.mine')}
            value={mine}
            isChosen={isMine}
            onChoose={() => onChoose(true)}
          />
          <Version
            name={`version-${key}`}
            label={t('versions.saved')}
            value={saved}
            isChosen={!isMine}
            onChoose={() => onChoose(false)}
          />
        </fieldset>
      ))}
    </Alert>
  );
}

type EditConflictProps<V> = {
  conflict: Conflict<V> | undefined;
  /** The values as the screen shows them. */
  values: V;
  isSame: IsSame;
  labelOf: (name: keyof V & string) => string;
  textOf: (values: V, name: keyof V & string) => string;
  onChoose: (chosen: Partial<V>) => void;
};

/** Offers a choice between the typed and the saved value, for each value that both sides changed. */
export function EditConflict<V extends object>(props: EditConflictProps<V>) {
  const { conflict, values, isSame, labelOf, textOf, onChoose } = props;
  if (!conflict) return null;
  const { names, mine, theirs, version } = conflict;
  const rows = names.map((name) => ({
    key: name,
    label: labelOf(name),
    mine: textOf(mine, name),
    saved: textOf(theirs, name),
    isMine: isSame(values[name], mine[name], name),
    onChoose: (isMine: boolean) => onChoose({ [name]: (isMine ? mine : theirs)[name] } as unknown as Partial<V>),
  }));
  // The next conflict renders a new box, which takes the focus.
  return <BothVersions key={version} rows={rows} />;
}
