import type { ReactNode } from 'react';
import { WORDMARK } from '../../app/shell/product.ts';
import { QrCode } from '../../ui/figures/qr-code.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import styles from './poster.module.css';

type PosterProps = {
  title: string;
  documentTitle: string;
  /** What to do at the poster, always in both languages. */
  words: { fi: string; en: string };
  /** What the QR code opens, in an address and in words. */
  code: { address: string; label: string };
  children?: ReactNode;
};

/** An A4 poster for a site, with a QR code. */
export function Poster({ title, documentTitle, words, code, children }: PosterProps) {
  return (
    <div className={styles.poster}>
      <p className={styles.wordmark}>{WORDMARK}</p>
      <PageHeading title={title} documentTitle={documentTitle} />
      <p lang="fi" className={styles.words}>
        {words.fi}
      </p>
      <div className={styles.code}>
        <QrCode text={code.address} label={code.label} />
      </div>
      {children}
      <p className={styles.address}>{window.location.host}</p>
      <p lang="en" className={styles.words}>
        {words.en}
      </p>
    </div>
  );
}
