import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { staffPaths } from '../app/routing/staff-paths.ts';
import { selectCompany, useSession } from '../app/session/session.ts';
import { useCompany } from '../app/shell/company/use-company.ts';
import { StaffPage } from '../lists/staff-page.tsx';
import { Button } from '../ui/button.tsx';
import { CompanyParts } from './company-parts.tsx';
import { RemoveCompany } from './remove-company.tsx';

/** `/admin/companies/{companyId}`: any company, to root. */
export function CompanyPage() {
  const { t } = useTranslation();
  const { companyId = '' } = useParams();
  const { loggedInUserCompany, selectedCompanyId } = useSession();
  const { data: company } = useCompany(companyId);
  const isOwn = loggedInUserCompany?._id === companyId;
  const isShown = (selectedCompanyId ?? loggedInUserCompany?._id) === companyId;
  const look = (
    <Button variant="secondary" onClick={() => selectCompany(isOwn ? undefined : companyId)}>
      {t('companies.look')}
    </Button>
  );
  return (
    <StaffPage
      title={company?.name ?? t('companies.one')}
      back={{ to: staffPaths.companies, label: t('companies.title') }}
      actions={!isShown && company && look}
    >
      <CompanyParts id={companyId}>{(shown) => !isOwn && <RemoveCompany company={shown} />}</CompanyParts>
    </StaffPage>
  );
}
