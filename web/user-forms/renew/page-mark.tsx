import type { UserPage } from '../../../shared/content/pages/page.ts';
import { useRenewTexts } from './texts/use-renew-texts.ts';

/** How a page of a renewal differs from the former induction, in a word. */
export function PageMark({ page: { carried, isChanged } }: { page: UserPage }) {
  const texts = useRenewTexts();
  if (carried) return <>{texts.listCarried}</>;
  return isChanged ? <>{texts.listChanged}</> : null;
}
