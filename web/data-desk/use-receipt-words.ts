import { useTranslation } from 'react-i18next';
import type { ErasureReceipt } from '../../shared/data-desk/data-request.ts';

/** What receipts count, as they are stored. */
const ERASED = {
  inductions: 'inductions',
  'inductions but for the list': 'inductionsButList',
  pages: 'pages',
  history: 'history',
  messages: 'messages',
  files: 'files',
  cards: 'cards',
  'days of presence': 'presence',
  'permits without the address': 'addresses',
} as const;

const KEPT = {
  'list of workers': 'list',
  'permits with the name': 'permits',
  'billing entries': 'billing',
} as const;

const known = <Words extends object>(words: Words, what: string): what is keyof Words & string => what in words;

/** The words of receipts; what another release counts is said as it is stored. */
export function useReceiptWords() {
  const { t } = useTranslation();
  return {
    erased: (what: string, count: number) =>
      known(ERASED, what) ? t(`dataDesk.erased.${ERASED[what]}`, { count }) : `${what}: ${count}`,
    kept: ({ what, count, why }: ErasureReceipt['kept'][number]) =>
      known(KEPT, what) ? t(`dataDesk.stays.${KEPT[what]}`, { count }) : `${what}: ${count} – ${why}`,
  };
}
