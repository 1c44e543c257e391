import { useTranslation } from 'react-i18next';
import { Tag } from '../../ui/figures/tag.tsx';
import { cardStanding } from './card-standing.ts';

/** A card's state today, as icon, words and colour. `expires` is `YYYY-MM-DD`. */
export function CardStateTag({ expires }: { expires: string }) {
  const { t } = useTranslation();
  const { tone, text } = cardStanding(t, expires);
  return <Tag tone={tone}>{text}</Tag>;
}
