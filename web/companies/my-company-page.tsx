import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session/session.ts';
import { staffPaths } from '../app/routing/staff-paths.ts';
import { StaffPage } from '../lists/staff-page.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { CompanyParts } from './company-parts.tsx';

/** `/admin/my-company`: an admin's own company. */
export function MyCompanyPage() {
  const { t } = useTranslation();
  const { loggedInUserCompany } = useSession();
  const desks = (
    <>
      <LinkButton to={staffPaths.dataDesk} variant="secondary">
        {t('dataDesk.title')}
      </LinkButton>
      <LinkButton to={staffPaths.apiKeys} variant="secondary">
        {t('apiKeys.title')}
      </LinkButton>
      <LinkButton to={staffPaths.webhooks} variant="secondary">
        {t('webhooks.title')}
      </LinkButton>
    </>
  );
  return (
    <StaffPage title={t('nav.myCompany')} actions={desks}>
      {loggedInUserCompany && <CompanyParts id={loggedInUserCompany._id} />}
    </StaffPage>
  );
}
