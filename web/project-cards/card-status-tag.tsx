import { useTranslation } from 'react-i18next';
import type { ExpirationStatus } from '../../shared/content/card-rules.ts';
import { Tag } from '../ui/figures/tag.tsx';

const TONES = { expired: 'cardExpired', warn: 'cardWarn', valid: 'cardValid', none: 'cardNoExpiry' } as const;

/** How a card stands, where its date stands beside it. */
export function CardStatusTag({ status }: { status: ExpirationStatus }) {
  const { t } = useTranslation();
  return <Tag tone={TONES[status]}>{t(`projectCards.status.${status}`)}</Tag>;
}
