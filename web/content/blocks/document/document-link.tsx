// <DocumentLink url={url} title={title} fileName={name} />: a document as one large link, which the browser keeps as a file.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ArrowDownIcon } from '../../../ui/icons.tsx';
import styles from './view.module.css';
import { FileIcon } from '../../file-icons.tsx';

/** A file's type by the extension of its name: `PDF`; empty without an extension. */
export function fileType(fileName: string): string {
  return /\.([a-z\d]{1,5})$/i.exec(fileName.trim())?.[1]?.toUpperCase() ?? '';
}

type DocumentLinkProps = {
  url: string;
  title: string;
  fileName: string;
  /** Replaces the title on the screen. */
  children?: ReactNode;
};

export function DocumentLink({ url, title, fileName, children }: DocumentLinkProps) {
  const { t } = useTranslation();
  const type = fileType(fileName);
  return (
    <a href={url} download={type === '' ? title : `${title}.${type.toLowerCase()}`} className={styles.document}>
      <FileIcon />
      <span className={styles.texts}>
        <span className={styles.title}>{children ?? title}</span>
        <span className={styles.note}>
          {type === '' ? t('blocks.openDocument') : t('blocks.openTypedDocument', { type })}
        </span>
      </span>
      <ArrowDownIcon />
    </a>
  );
}
