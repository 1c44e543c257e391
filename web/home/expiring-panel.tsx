import { useTranslation } from 'react-i18next';
import type { Home } from '../../shared/home/home.ts';
import { staffPaths } from '../app/routing/staff-paths.ts';
import { cardTypeTitle } from '../content/cards/card-title.ts';
import { useStaffLanguage } from '../app/texts/i18n.ts';
import { Tag } from '../ui/figures/tag.tsx';
import { cardPath } from './card-path.ts';
import { countedOf } from './counted.ts';
import { weekdayAndDay } from './weekdays.ts';
import { HomePanel } from './home-panel.tsx';
import { HomeRow, HomeRows } from './home-row.tsx';

/** The cards that expire within a week, soonest first. */
export function ExpiringPanel({ expiring: { count, isMore, items } }: { expiring: NonNullable<Home['expiring']> }) {
  const { t } = useTranslation();
  const language = useStaffLanguage();
  return (
    <HomePanel
      title={t('home.expiring')}
      count={countedOf(t('home.cardsExpiring', { count }), { count, isMore })}
      more={count > items.length ? [{ to: `${staffPaths.cards}?state=warn`, label: t('home.all') }] : []}
    >
      <HomeRows>
        {items.map((card) => (
          <HomeRow
            key={card._id}
            name={card.person || t('projectCards.noName')}
            about={cardTypeTitle(t, card.name)}
            to={cardPath(card)}
            state={<Tag tone="cardWarn">{weekdayAndDay(card.expires, language)}</Tag>}
          />
        ))}
      </HomeRows>
    </HomePanel>
  );
}
