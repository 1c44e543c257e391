import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { paths } from '../app/routing/paths.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { CodeFrame } from './code-frame.tsx';
import { earlierCardsWay } from './code-way.ts';

/** With this history state the cards page offers the earlier cards at once. */
const STATE = { offersEarlierCards: true };

/** `/c/{formId}/{pageIndex}`: asks for the code with which a worker copies cards from earlier inductions. */
export function EarlierCardsCodePage() {
  const { t } = useTranslation();
  const { formId = '', pageIndex = '' } = useParams();
  return (
    <CodeFrame
      key={formId}
      title={t('codes.earlierCardsTitle')}
      way={earlierCardsWay(formId, pageIndex)}
      isAsked
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
