import { useTranslation } from 'react-i18next';
import type { Home } from '../../shared/home/home.ts';
import { staffPaths } from '../app/routing/staff-paths.ts';
import { useStaffLanguage } from '../app/texts/i18n.ts';
import { Tag } from '../ui/figures/tag.tsx';
import { countedOf } from './counted.ts';
import { HomePanel } from './home-panel.tsx';
import { HomeRow, HomeRows } from './home-row.tsx';
import { weekdayAndDay } from './weekdays.ts';

/** The permits valid now that end on a later day, soonest first. */
export function ValidPanel({ valid: { count, isMore, items } }: { valid: NonNullable<Home['valid']> }) {
  const { t } = useTranslation();
  const language = useStaffLanguage();
  return (
    <HomePanel
      title={t('home.validNow')}
      count={countedOf(t('home.permitsValid', { count }), { count, isMore })}
      more={count > items.length ? [{ to: `${staffPaths.permits}?state=Approved_valid`, label: t('home.all') }] : []}
    >
      <HomeRows>
        {items.map(({ _id, name, formName, site, endTime }) => (
          <HomeRow
            key={_id}
            name={name}
            about={site.name || formName}
            to={staffPaths.projectPermit(site._id, _id)}
            state={
              endTime !== null && <Tag tone="valid">{t('home.until', { day: weekdayAndDay(endTime, language) })}</Tag>
            }
          />
        ))}
      </HomeRows>
    </HomePanel>
  );
}
