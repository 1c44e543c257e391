import { useTranslation } from 'react-i18next';
import type { DocumentBlock } from '../../../shared/content/kinds/document.ts';
import type { BlockViewProps } from '../block-view.ts';
import { authoredUrl } from '../page-files.ts';
import styles from './document.module.css';
import { FileIcon } from './file-icons.tsx';

/** The type of a file by the ending of its name, as people call it: `PDF`; empty where it has none. */
export function fileType(fileName: string): string {
  return /\.([a-z\d]{1,5})$/i.exec(fileName.trim())?.[1]?.toUpperCase() ?? '';
}

/** A document of the author as one large link; its title alone where there is no file to open. */
export function Document({ block, page }: BlockViewProps<DocumentBlock, never>) {
  const { t } = useTranslation();
  const url = authoredUrl({ folder: 'documents', name: block.fileName }, page.files);
  const title = block.title.trim() || t('blocks.document');
  if (!url) return block.title.trim() === '' ? null : <p className={styles.title}>{title}</p>;
  const type = fileType(block.fileName);
  return (
    <a href={url} target="_blank" rel="noreferrer" className={styles.document}>
      <FileIcon />
      <span className={styles.texts}>
        <span className={styles.title}>{title}</span>
        <span className={styles.note}>
          {type === '' ? t('blocks.openDocument') : t('blocks.openTypedDocument', { type })} ({t('blocks.newTab')})
        </span>
      </span>
    </a>
  );
}
