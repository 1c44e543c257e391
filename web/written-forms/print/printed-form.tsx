// <PrintedForm head={…} pages={pages} numberOf={inductionPageNumber} files={files} hasAnswers={false} />: all pages of a form one after the other.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Page } from '../../../shared/content/pages/page.ts';
import type { PageFiles } from '../../content/page-files.ts';
import type { PageNumbers } from '../../form-editor/pages/fixed-page.ts';
import { PrintedBlock } from '../../form-editor/print/printed-block.tsx';
import styles from './printed-form.module.css';

type PrintedFormProps = {
  head: ReactNode;
  pages: readonly Page[];
  numberOf: PageNumbers;
  files: PageFiles;
  /** Whether to tick the exams' right answers. */
  hasAnswers: boolean;
};

export function PrintedForm({ head, pages, numberOf, files, hasAnswers }: PrintedFormProps) {
  const { t } = useTranslation();
  return (
    <>
      <header className={styles.head}>{head}</header>
      {pages.map(({ title, content }, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- pages of a printed form have no other key than their place
        <section key={place} className={styles.page}>
          <h2>
            {numberOf(place)}. {title.trim() || t('editor.pageNameless')}
          </h2>
          {content.map((block, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- blocks neither
            <PrintedBlock key={at} block={block} files={files} hasAnswers={hasAnswers} />
          ))}
        </section>
      ))}
    </>
  );
}
