// <PageHeading title={t('…')} />: the page's only h1. It names the document and takes the focus after each page change.
// `hasErrors` puts "Virhe:" before the document's name; `documentTitle` gives it another name than the heading's.
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageChange } from './page-change.ts';
import styles from './page-heading.module.css';

type PageHeadingProps = {
  title: string;
  /** Shown in place of `title`, for a heading with more than words. */
  children?: ReactNode;
  documentTitle?: string | undefined;
  hasErrors?: boolean;
  /** False where something else on the page takes the focus, such as an error. */
  takesFocus?: boolean;
};

export function useDocumentTitle(title: string, hasErrors = false): void {
  const { t } = useTranslation();
  const full = t(hasErrors ? 'common.errorTitle' : 'common.documentTitle', { title });
  useEffect(() => {
    document.title = full.replaceAll('\u00AD', '');
  }, [full]);
}

export function PageHeading({
  title,
  children,
  documentTitle,
  hasErrors = false,
  takesFocus = true,
}: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const change = usePageChange();
  useDocumentTitle(documentTitle ?? title, hasErrors);
  useLayoutEffect(() => {
    if (takesFocus && change.mayFocus()) heading.current?.focus({ preventScroll: true });
  }, [change, takesFocus]);
  return (
    <h1 ref={heading} tabIndex={-1} className={styles.heading}>
      {children ?? title}
    </h1>
  );
}
