import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { CodeFrame } from './code-frame.tsx';
import { cardWay } from './code-way.ts';

/** `/ec/{cardId}`: asks for the code with which a card's holder may renew it. */
export function CardCodePage() {
  const { t } = useTranslation();
  const { cardId = '' } = useParams();
  return (
    <CodeFrame key={cardId} title={t('codes.cardTitle')} way={cardWay(cardId)}>
      <p>{t('codes.cardText')}</p>
    </CodeFrame>
  );
}
