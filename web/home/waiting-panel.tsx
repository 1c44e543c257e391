import { useTranslation } from 'react-i18next';
import type { Home } from '../../shared/home/home.ts';
import { turnAct } from '../../shared/permits/permit-turn.ts';
import { cardTypeTitle } from '../content/cards/card-title.ts';
import { staffPaths } from '../app/routing/staff-paths.ts';
import { CheckIcon } from '../ui/first-icons.tsx';
import { CardIcon, PersonIcon, SignIcon } from '../ui/icons.tsx';
import { countedOf } from './counted.ts';
import { HomePanel } from './home-panel.tsx';
import { HomeRow, HomeRows } from './home-row.tsx';
import { cardPath } from './card-path.ts';
import styles from './waiting-panel.module.css';
import { useWidthUpTo } from '../ui/use-width-up-to.ts';

export const waitingCount = ({ toSign, toApprove, toCheck }: Home) =>
  [toSign, toApprove, toCheck].reduce((sum, part) => sum + (part?.count ?? 0), 0);

function Permits({ toSign }: Pick<Home, 'toSign'>) {
  const { t } = useTranslation();
  return toSign?.items.map(({ _id, name, number, formName, site, role }) => (
    <HomeRow
      key={_id}
      icon={<SignIcon />}
      name={name}
      about={`${number} ${formName}`}
      place={site.name}
      act={{ to: staffPaths.signPermit(site._id, _id), text: t(`home.act.${turnAct(role)}`), isFilled: true }}
    />
  ));
}

/** Those by name, and of each form how many more. */
function Inductions({ toApprove }: Pick<Home, 'toApprove'>) {
  const { t } = useTranslation();
  // There an induction opens on its own page instead of beside the list.
  const isNarrow = useWidthUpTo('desk');
  if (!toApprove) return null;
  const { items, forms } = toApprove;
  const more = forms
    .map((form) => ({ ...form, count: form.count - items.filter((item) => item.form._id === form._id).length }))
    .filter(({ count }) => count > 0);
  return (
    <>
      {items.map(({ _id, name, company, form }) => (
        <HomeRow
          key={_id}
          icon={<PersonIcon />}
          name={name || t('approval.userForms.noName')}
          about={company}
          place={form.name}
          act={{
            to: isNarrow ? staffPaths.approvalOfUserForm(_id) : staffPaths.reviewOfUserForm(form._id, _id),
            text: t('home.act.approve'),
          }}
        />
      ))}
      {more.slice(0, 5).map(({ _id, name, count }) => (
        <HomeRow
          key={_id}
          icon={<PersonIcon />}
          name={t(items.some((item) => item.form._id === _id) ? 'home.moreInductions' : 'home.inductions', { count })}
          place={name}
          act={{ to: staffPaths.approvalOfForm(_id, { state: 'waiting' }), text: t('home.act.open') }}
        />
      ))}
    </>
  );
}

function Cards({ toCheck }: Pick<Home, 'toCheck'>) {
  const { t } = useTranslation();
  if (!toCheck) return null;
  const { count, items } = toCheck;
  const more = count - items.length;
  return (
    <>
      {items.map((card) => (
        <HomeRow
          key={card._id}
          icon={<CardIcon />}
          name={card.person || t('projectCards.noName')}
          about={cardTypeTitle(t, card.name)}
          place={card.site?.name ?? ''}
          act={{ to: cardPath(card), text: t('home.act.check') }}
        />
      ))}
      {more > 0 && (
        <HomeRow
          icon={<CardIcon />}
          name={t('home.moreCards', { count: more })}
          place=""
          act={{ to: `${staffPaths.cards}?state=new`, text: t('home.act.open') }}
        />
      )}
    </>
  );
}

/** A calm word where nothing waits, and what would. */
function AllDone() {
  const { t } = useTranslation();
  return (
    <div className={styles.done}>
      <span className={styles.tick}>
        <CheckIcon />
      </span>
      <p>
        <strong>{t('home.nothingWaits')}</strong>
        <span className={styles.later}>{t('home.nothingWaitsWhat')}</span>
      </p>
    </div>
  );
}

/** What waits for the user: permits first, since work stands still for them. */
export function WaitingPanel({ home }: { home: Home }) {
  const { t } = useTranslation();
  const { toSign, toApprove, toCheck } = home;
  if (!toSign && !toApprove && !toCheck) return null;
  const count = waitingCount(home);
  const isMore = toCheck?.isMore ?? false;
  return (
    <HomePanel
      title={t('home.waiting')}
      count={count > 0 ? countedOf(t('home.waitingCount', { count }), { count, isMore }) : undefined}
    >
      {count === 0 ? (
        <AllDone />
      ) : (
        <HomeRows>
          <Permits toSign={toSign} />
          <Inductions toApprove={toApprove} />
          <Cards toCheck={toCheck} />
        </HomeRows>
      )}
    </HomePanel>
  );
}
