import { useTranslation } from 'react-i18next';
import type { DocumentBlock } from '../../../shared/content/kinds/document.ts';
import type { BlockViewProps } from '../block-view.ts';
import { authoredUrl } from '../page-files.ts';
import { DocumentLink } from './document-link.tsx';
import styles from './document.module.css';

/** A document of the author as one large link; its title alone where there is no file to open. */
export function Document({ block, page }: BlockViewProps<DocumentBlock, never>) {
  const { t } = useTranslation();
  const url = authoredUrl({ folder: 'documents', name: block.fileName }, page.files);
  const title = block.title.trim() || t('blocks.document');
  if (!url) return block.title.trim() === '' ? null : <p className={styles.title}>{title}</p>;
  return <DocumentLink url={url} title={title} fileName={block.fileName} />;
}
