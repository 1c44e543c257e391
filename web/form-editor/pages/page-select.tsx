import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageNumber } from '../../../shared/content/pages/page-number.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { AddPageButton } from './add-page-button.tsx';
import { useEditor, useEditorStore } from '../editor-context.ts';
import type { FormFrame } from './fixed-page.ts';
import styles from './page-select.module.css';
import { PageMenu } from './page-menu.tsx';
import { railRows } from './rail-rows.ts';

/** The page selector of the single-column layout. */
export function PageSelect({ frame }: { frame: FormFrame }) {
  const { t } = useTranslation();
  const store = useEditorStore();
  const [rowsOf] = useState(() => railRows(frame.numberOf));
  const rows = useEditor(({ history }) => rowsOf(history.present.pages));
  const pageId = useEditor(({ selected }) => selected.pageId);
  const current = rows.find(({ id }) => id === pageId);
  const option = (value: string, title: string, number?: number) => ({
    value,
    label: `${number === undefined ? '' : `${number} `}${title.trim() || t('editor.pageNameless')}`,
  });
  const options = [
    ...frame.before.map(({ id, title }, index) => option(id, title, pageNumber(index))),
    ...rows.map(({ id, title, number }) => option(id, title, number)),
    ...frame.after.map(({ id, title }) => option(id, title, frame.numberOf(rows.length))),
    option(frame.settings.id, frame.settings.title),
  ];
  return (
    <div className={styles.pageSelect}>
      <SelectField
        id="editor-page"
        label={t('editor.page')}
        value={pageId}
        options={options}
        onChange={(chosen) => store.select({ pageId: chosen })}
      />
      <AddPageButton />
      {current && <PageMenu page={current} />}
    </div>
  );
}
