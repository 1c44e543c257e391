// <VersionsDialog backing={backing} onClose={close} />: who saved the form and when, and how much stands on each state; each can be
// read, compared with what is open, and brought back as one step.
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedVersionRow } from '../../../shared/content/forms/saved-version.ts';
import { errorText } from '../../app/api/error-text.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { Tag } from '../../ui/figures/tag.tsx';
import { useDateTime } from '../../ui/use-date-time.ts';
import { DifferenceList } from './difference-list.tsx';
import { differenceOf } from './difference.ts';
import { openDocument, savedPagesOf } from '../document/document.ts';
import { useEditorStore } from '../editor-context.ts';
import type { FormBacking } from '../form-backing.ts';
import type { SavedVersion } from './form-versions.ts';
import { useVersion, useVersions } from './use-versions.ts';
import styles from './versions-dialog.module.css';

type DetailProps<S> = { backing: FormBacking<S>; version: SavedVersion<Partial<S>>; onRestored: () => void };

/** The version's differences from the open form, with buttons to read and restore it. */
function Detail<S>({ backing, version, onRestored }: DetailProps<S>) {
  const { t } = useTranslation();
  const store = useEditorStore();
  const { document } = store;
  const current = document.settings as S;
  const { number, pages } = version;
  const settings: S = { ...current, ...version.settings };
  const changes = useMemo(() => differenceOf(pages, savedPagesOf(document)), [pages, document]);
  const restore = () => {
    store.edit(() => openDocument(settings, pages), { said: t('forms.versions.restored', { number }), canUndo: true });
    onRestored();
  };
  return (
    <div className={styles.detail}>
      <p>{t('forms.versions.difference')}</p>
      <DifferenceList
        changes={changes}
        before={backing.settingLines(settings)}
        after={backing.settingLines(current)}
        numberOf={backing.frame.numberOf}
      />
      <div className={styles.acts}>
        <a
          className={buttonClass('secondary', { isSmall: true })}
          href={backing.versions.pathTo(number)}
          target="_blank"
          rel="noreferrer"
        >
          {t('forms.versions.read')}
        </a>
        <Button isSmall onClick={restore}>
          {t('forms.versions.restore')}
        </Button>
      </div>
    </div>
  );
}

type RowProps<S> = {
  backing: FormBacking<S>;
  row: SavedVersionRow;
  isOpen: boolean;
  onToggle: () => void;
  onRestored: () => void;
};

function Row<S>({ backing, row, isOpen, onToggle, onRestored }: RowProps<S>) {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  const { data, error } = useVersion(backing.versions, isOpen ? row.number : undefined);
  return (
    <li className={styles.row}>
      <button type="button" className={styles.head} aria-expanded={isOpen} onClick={onToggle}>
        <strong>{t('forms.versions.number', { number: row.number })}</strong>
        <span>{dateTime(row.savedAt)}</span>
        <span>{row.savedBy.name}</span>
        <span className={styles.standing}>{backing.versionWords.standing(row.standingCount)}</span>
        {row.isNewest && <Tag tone="valid">{t('forms.versions.newest')}</Tag>}
      </button>
      {isOpen && error && <Alert kind="error">{errorText(t, error)}</Alert>}
      {isOpen && !data && !error && <Skeleton lines={2} label={t('common.loading')} />}
      {isOpen && data && <Detail backing={backing} version={data} onRestored={onRestored} />}
    </li>
  );
}

export function VersionsDialog<S>({ backing, onClose }: { backing: FormBacking<S>; onClose: () => void }) {
  const { t } = useTranslation();
  const { data, error, hasNextPage, isFetching, fetchNextPage } = useVersions(backing.versions);
  const [opened, setOpened] = useState<number>();
  const rows = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Dialog isOpen onClose={onClose} title={t('forms.versions.title')}>
      <p className={styles.lead}>{backing.versionWords.lead}</p>
      {error && (
        <Alert kind="error" live="alert">
          {errorText(t, error)}
        </Alert>
      )}
      {!data && !error && <Skeleton lines={4} label={t('common.loading')} />}
      <ol className={styles.rows}>
        {rows.map((row) => (
          <Row
            key={row.number}
            backing={backing}
            row={row}
            isOpen={opened === row.number}
            onToggle={() => setOpened(opened === row.number ? undefined : row.number)}
            onRestored={onClose}
          />
        ))}
      </ol>
      {hasNextPage && (
        <Button variant="secondary" isBusy={isFetching} onClick={() => void fetchNextPage()}>
          {t('forms.versions.more')}
        </Button>
      )}
    </Dialog>
  );
}
