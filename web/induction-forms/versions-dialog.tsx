import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormVersion, FormVersionRow } from '../../shared/induction-forms/form-version.ts';
import { errorText } from '../app/error-text.ts';
import { paths } from '../app/paths.ts';
import { DifferenceList } from '../form-editor/difference-list.tsx';
import { differenceOf } from '../form-editor/difference.ts';
import { openDocument, savedPagesOf } from '../form-editor/document.ts';
import { useEditorStore } from '../form-editor/editor-context.ts';
import { Alert } from '../ui/alert.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Tag } from '../ui/tag.tsx';
import { useDateTime } from '../ui/use-date-time.ts';
import type { InductionSettings } from './induction-settings.ts';
import { settingLines } from './setting-lines.ts';
import { useVersion, useVersions } from './version-queries.ts';
import styles from './versions-dialog.module.css';

type DetailProps = { formId: string; version: FormVersion; onRestored: () => void };

/** What the version has otherwise than the form that is open, and the ways to read it and to bring it back. */
function Detail({ formId, version, onRestored }: DetailProps) {
  const { t } = useTranslation();
  const store = useEditorStore();
  const { document } = store;
  const current = document.settings as InductionSettings;
  const { number, name, project, inputSettings, pages } = version;
  const settings: InductionSettings = { ...current, name, project, inputSettings };
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
        before={settingLines(t, settings)}
        after={settingLines(t, current)}
        firstNumber={2}
      />
      <div className={styles.acts}>
        <a
          className={buttonClass('secondary', { isSmall: true })}
          href={`${paths.formPrint(formId)}?version=${number}`}
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

type RowProps = { formId: string; row: FormVersionRow; isOpen: boolean; onToggle: () => void; onRestored: () => void };

function Row({ formId, row, isOpen, onToggle, onRestored }: RowProps) {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  const { data, error } = useVersion(formId, isOpen ? row.number : undefined);
  return (
    <li className={styles.row}>
      <button type="button" className={styles.head} aria-expanded={isOpen} onClick={onToggle}>
        <strong>{t('forms.versions.number', { number: row.number })}</strong>
        <span>{dateTime(row.savedAt)}</span>
        <span>{row.savedBy.name}</span>
        {row.isNewest && <Tag tone="valid">{t('forms.versions.newest')}</Tag>}
      </button>
      {isOpen && error && <Alert kind="other">{errorText(t, error)}</Alert>}
      {isOpen && !data && !error && <Skeleton lines={2} label={t('common.loading')} />}
      {isOpen && data && <Detail formId={formId} version={data} onRestored={onRestored} />}
    </li>
  );
}

/** Who saved the form and when; each state can be read, compared with what is open, and brought back as one step. */
export function VersionsDialog({ formId, onClose }: { formId: string; onClose: () => void }) {
  const { t } = useTranslation();
  const { data, error, hasNextPage, isFetching, fetchNextPage } = useVersions(formId);
  const [opened, setOpened] = useState<number>();
  const rows = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Dialog isOpen onClose={onClose} title={t('forms.versions.title')}>
      <p className={styles.lead}>{t('forms.versions.lead')}</p>
      {error && (
        <Alert kind="other" live="alert">
          {errorText(t, error)}
        </Alert>
      )}
      {!data && !error && <Skeleton lines={4} label={t('common.loading')} />}
      <ol className={styles.rows}>
        {rows.map((row) => (
          <Row
            key={row.number}
            formId={formId}
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
