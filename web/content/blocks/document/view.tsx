import { useTranslation } from 'react-i18next';
import type { DocumentBlock } from '../../../../shared/content/blocks/document/shape.ts';
import type { BlockViewProps } from '../../block-view.ts';
import { authoredUrl } from '../../page-files.ts';
import { Said } from '../../said/said.tsx';
import { DocumentLink } from './document-link.tsx';
import styles from './view.module.css';

/** An author's document as one large link; only its title where no file exists. */
export function Document({ block, page }: BlockViewProps<DocumentBlock, never>) {
  const { t } = useTranslation();
  const url = authoredUrl({ folder: 'documents', name: block.fileName }, page.files);
  const own = block.title.trim();
  const said = <Said path="title">{own}</Said>;
  if (!url) return own === '' ? null : <p className={styles.title}>{said}</p>;
  return (
    <DocumentLink url={url} title={own || t('blocks.document')} fileName={block.fileName}>
      {own === '' ? undefined : said}
    </DocumentLink>
  );
}
