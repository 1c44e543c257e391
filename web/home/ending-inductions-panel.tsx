import { useTranslation } from 'react-i18next';
import type { Home } from '../../shared/home/home.ts';
import { staffScreenPaths } from '../../shared/site-paths/staff-screen-paths.ts';
import { staffPaths } from '../app/routing/staff-paths.ts';
import { useStaffLanguage } from '../app/texts/i18n.ts';
import { Tag } from '../ui/figures/tag.tsx';
import { countedOf } from './counted.ts';
import { HomePanel } from './home-panel.tsx';
import { HomeRow, HomeRows } from './home-row.tsx';
import { weekdayAndDay } from './weekdays.ts';

type EndingInductionsProps = { ending: NonNullable<Home['ending']> };

/** The inductions whose last valid day lies within a week, soonest first, and the way to each site's list of them. */
export function EndingInductionsPanel({ ending: { count, isMore, items, sites } }: EndingInductionsProps) {
  const { t } = useTranslation();
  const language = useStaffLanguage();
  return (
    <HomePanel
      title={t('home.inductionsEnding')}
      count={countedOf(t('home.inductionsEndingCount', { count }), { count, isMore })}
      more={sites.map((site) => ({
        to: staffScreenPaths.userFormsOfProject(site._id, { state: 'ending' }),
        label: t('home.inductionsEndingAt', { site: site.name, count: site.count }),
      }))}
    >
      <HomeRows>
        {items.map(({ _id, person, validUntil, site }) => (
          <HomeRow
            key={_id}
            name={person || t('projectCards.noName')}
            {...(site && { about: site.name })}
            to={staffPaths.approvalOfUserForm(_id)}
            state={<Tag tone="cardWarn">{weekdayAndDay(validUntil, language)}</Tag>}
          />
        ))}
      </HomeRows>
    </HomePanel>
  );
}
