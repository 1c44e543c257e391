// <PageHeading title={t('…')} />: the page's only h1. It names the document and takes the focus after each page change.
// A page inside another one has it at `level` 2; the outer one then leaves the name to it with `namesDocument` false.
// `hasErrors` puts "Virhe:" before the document's name; `documentTitle` gives it another name than the heading's.
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageChange } from './page-change.ts';

type PageHeadingProps = {
  title: string;
  /** Replaces `title`, for a heading with more than text. */
  children?: ReactNode;
  documentTitle?: string | undefined;
  hasErrors?: boolean;
  /** False where another element takes the focus, such as an error. */
  takesFocus?: boolean;
  level?: 1 | 2;
  namesDocument?: boolean;
};

/** Sets the document's title; undefined leaves it unchanged. */
export function useDocumentTitle(title: string | undefined, hasErrors = false): void {
  const { t } = useTranslation();
  const full = title && t(hasErrors ? 'common.errorTitle' : 'common.documentTitle', { title });
  useEffect(() => {
    if (full) document.title = full.replaceAll('\u00AD', '');
  }, [full]);
}

export function PageHeading({
  title,
  children,
  documentTitle,
  hasErrors = false,
  takesFocus = true,
  level = 1,
  namesDocument = true,
}: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const change = usePageChange();
  useDocumentTitle(namesDocument ? (documentTitle ?? title) : undefined, hasErrors);
  useLayoutEffect(() => {
    if (takesFocus && change.mayFocus()) heading.current?.focus({ preventScroll: true });
  }, [change, takesFocus]);
  const Heading = `h${level}` as const;
  return (
    <Heading ref={heading} tabIndex={-1}>
      {children ?? title}
    </Heading>
  );
}
