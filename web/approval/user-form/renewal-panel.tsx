import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDate } from '../../../shared/core/dates.ts';
import type { UserForm } from '../../../shared/user-forms/user-form.ts';
import { staffPaths } from '../../app/routing/staff-paths.ts';
import { Panel } from '../../ui/layout/panel.tsx';

/** What an induction renews, what is asked of it, and what renews it; nothing where there is nothing of that. */
export function RenewalPanel({ userForm: { meta, pages } }: { userForm: UserForm }) {
  const { t } = useTranslation();
  const { renewal, renewalOf } = meta;
  const { demand, begun } = renewal ?? {};
  if (!demand && !begun && !renewalOf) return null;
  const carried = pages.filter((page) => page.carried).length;
  return (
    <Panel title={t('approval.renewal.title')}>
      {demand && !begun?.isInForce && (
        <p>
          {t('approval.renewal.asked', { reason: demand.reason })}
          {demand.by && ` ${t('approval.renewal.by', { date: formatDate(demand.by) })}`}
        </p>
      )}
      {begun && (
        <p>
          <Link to={staffPaths.approvalOfUserForm(begun.userFormId)}>
            {t(begun.isInForce ? 'approval.renewal.renewed' : 'approval.renewal.begun')}
          </Link>
        </p>
      )}
      {renewalOf && (
        <p>
          <Link to={staffPaths.approvalOfUserForm(renewalOf.userFormId)}>
            {t(`approval.renewal.of.${renewalOf.cause}`)}
          </Link>
        </p>
      )}
      {carried > 0 && <p>{t('approval.renewal.carried', { count: carried })}</p>}
    </Panel>
  );
}
