import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Company } from '../../shared/companies/company.ts';
import { errorText } from '../app/error-text.ts';
import { useCompany } from '../app/use-company.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/panel.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './companies.module.css';
import { CompanyNameForm } from './company-name-form.tsx';
import { DepartmentsPanel } from './departments-panel.tsx';

type CompanyPartsProps = { id: string; children?: (company: Company) => ReactNode };

/** The name and the departments of a company, and what else the page has of it. */
export function CompanyParts({ id, children }: CompanyPartsProps) {
  const { t } = useTranslation();
  const { data: company, error, refetch } = useCompany(id);
  if (company) {
    return (
      <div className={styles.parts}>
        <Panel title={t('companies.details')}>
          <CompanyNameForm key={id} company={company} />
        </Panel>
        <DepartmentsPanel company={id} />
        {children?.(company)}
      </div>
    );
  }
  if (!error) return <Skeleton lines={6} label={t('common.loading')} />;
  return (
    <Alert kind="other" title={t('companies.loadFailed')} live="alert">
      <p>{errorText(t, error)}</p>
      <Button variant="secondary" isSmall onClick={() => void refetch()}>
        {t('common.retry')}
      </Button>
    </Alert>
  );
}
