import { isCardsBlock } from '../../../shared/content/blocks/cards/rules.ts';
import { expirationStatus } from '../../../shared/content/card-rules.ts';
import { indexOfFormPage } from '../../../shared/content/pages/page-number.ts';
import type { UserForm } from '../../../shared/user-forms/user-form.ts';

/** The index of the first page that has an expired card; undefined without one. `today` is `YYYY-MM-DD`. */
export function indexOfExpiredCard({ pages }: Pick<UserForm, 'pages'>, today: string): number | undefined {
  const place = pages.findIndex(({ content }) =>
    content.some(
      (block) =>
        isCardsBlock(block) && block.images.some(({ expires }) => expirationStatus(expires, today) === 'expired'),
    ),
  );
  return place === -1 ? undefined : indexOfFormPage('induction', place);
}
