import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { inductionPageNumber } from '../../shared/content/page-number.ts';
import { useEditorStore } from './editor-context.ts';
import type { PageNumbers } from './fixed-page.ts';

/** How the pages of the open form are numbered; the editor provides it. */
export const PageNumbersContext = createContext<PageNumbers>(inductionPageNumber);

/** Names a page of the open form by its number and title: "3 Tervetuloa"; nothing where it is none of the form's own. */
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
