// <DocumentLink url={url} title={title} fileName={name} />: a document as one large link, which opens in a new tab.
import { useTranslation } from 'react-i18next';
import { ExternalIcon } from '../../ui/icons.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './document.module.css';
import { FileIcon } from './file-icons.tsx';

/** The type of a file by the ending of its name, as people call it: `PDF`; empty where it has none. */
export function fileType(fileName: string): string {
  return /\.([a-z\d]{1,5})$/i.exec(fileName.trim())?.[1]?.toUpperCase() ?? '';
}

export function DocumentLink({ url, title, fileName }: { url: string; title: string; fileName: string }) {
  const { t } = useTranslation();
  const type = fileType(fileName);
  return (
    <a href={url} target="_blank" rel="noreferrer" className={styles.document}>
      <FileIcon />
      <span className={styles.texts}>
        <span className={styles.title}>{title}</span>
        <span className={styles.note}>
          {type === '' ? t('blocks.openDocument') : t('blocks.openTypedDocument', { type })}
          <VisuallyHidden> ({t('blocks.newTab')})</VisuallyHidden>
        </span>
      </span>
      <ExternalIcon />
    </a>
  );
}
