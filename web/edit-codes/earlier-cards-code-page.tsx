import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { CodeFrame } from './code-frame.tsx';
import { earlierCardsWay } from './code-way.ts';

/** The history state by which the page of the cards knows to offer the earlier ones at once. */
const STATE = { offersEarlierCards: true };

/** `/c/{formId}/{pageIndex}`: the code that lets a worker take cards over from earlier inductions. */
export function EarlierCardsCodePage() {
  const { t } = useTranslation();
  const { formId = '', pageIndex = '' } = useParams();
  return (
    <CodeFrame
      key={formId}
      title={t('codes.earlierCardsTitle')}
      way={earlierCardsWay(formId, pageIndex)}
      state={STATE}
      back={
        <LinkButton variant="secondary" wide to={paths.page(formId, Number(pageIndex))}>
          {t('codes.backToPage')}
        </LinkButton>
      }
    >
      <p>{t('codes.earlierCardsText')}</p>
    </CodeFrame>
  );
}
