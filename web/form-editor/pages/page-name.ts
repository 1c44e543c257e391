import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { inductionPageNumber } from '../../../shared/content/pages/page-number.ts';
import { useEditorStore } from '../editor-context.ts';
import type { PageNumbers } from './fixed-page.ts';

/** The open form's page numbering, provided by the editor. */
export const PageNumbersContext = createContext<PageNumbers>(inductionPageNumber);

/** The name of a page by number and title: "3 Tervetuloa"; undefined for pages outside the form itself. */
export function usePageName(): (pageId: string) => string | undefined {
  const { t } = useTranslation();
  const store = useEditorStore();
  const numberOf = useContext(PageNumbersContext);
  return (pageId) => {
    const place = store.document.pages.findIndex(({ id }) => id === pageId);
    const page = store.document.pages[place];
    return page && `${numberOf(place)} ${page.title.trim() || t('editor.pageNameless')}`;
  };
}
