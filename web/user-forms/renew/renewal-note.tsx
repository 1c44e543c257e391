import { Link } from 'react-router-dom';
import { DETAILS_INDEX } from '../../../shared/content/pages/page-number.ts';
import { formatDate } from '../../../shared/core/dates.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { CheckIcon } from '../../ui/first-icons.tsx';
import { placeAt } from '../form-page/page-indexes.ts';
import styles from '../player.module.css';
import type { Player } from '../use-player.ts';
import { useRenewTexts } from './texts/use-renew-texts.ts';

/** On the first page of a renewal what is left to do; on a form's page whether it is as it was, or has changed. */
export function RenewalNote({ player, index }: { player: Player; index: number }) {
  const texts = useRenewTexts();
  const { form, pathTo } = player;
  const place = placeAt(form, index);
  if (place.kind === 'intro') {
    const carried = form.pages.filter((page) => page.carried).length;
    return (
      <Alert kind="info" title={texts.title}>
        <p>{carried === 0 ? texts.introAll : texts.intro(carried, form.pages.length - carried)}</p>
        <p>
          <Link to={pathTo(DETAILS_INDEX)}>{texts.details}</Link>
        </p>
      </Alert>
    );
  }
  const page = place.kind === 'form' ? form.pages[place.formPage] : undefined;
  if (page?.carried) {
    return (
      <p className={styles.signedAt}>
        <CheckIcon />
        <span>{texts.carried(formatDate(page.carried.signed))}</span>
      </p>
    );
  }
  if (!page?.isChanged || page.signed !== null) return null;
  return (
    <Alert kind="info" title={texts.changed}>
      {texts.changedText}
    </Alert>
  );
}
