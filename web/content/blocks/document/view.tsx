import { useTranslation } from 'react-i18next';
import type { DocumentBlock } from '../../../../shared/content/blocks/document/shape.ts';
import type { BlockViewProps } from '../../block-view.ts';
import { authoredUrl } from '../../page-files.ts';
import { DocumentLink } from './document-link.tsx';
import styles from './view.module.css';

/** An author's document as one large link; only its title where no file exists. */
export function Document({ block, page }: BlockViewProps<DocumentBlock, never>) {
  const { t } = useTranslation();
  const url = authoredUrl({ folder: 'documents', name: block.fileName }, page.files);
  const title = block.title.trim() || t('blocks.document');
  if (!url) return block.title.trim() === '' ? null : <p className={styles.title}>{title}</p>;
  return <DocumentLink url={url} title={title} fileName={block.fileName} />;
}
