import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session/session.ts';
import { StaffPage } from '../lists/staff-page.tsx';
import { CompanyParts } from './company-parts.tsx';

/** `/admin/my-company`: an admin's own company. */
export function MyCompanyPage() {
  const { t } = useTranslation();
  const { loggedInUserCompany } = useSession();
  return (
    <StaffPage title={t('nav.myCompany')}>
      {loggedInUserCompany && <CompanyParts id={loggedInUserCompany._id} />}
    </StaffPage>
  );
}
