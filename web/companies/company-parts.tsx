import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Company } from '../../shared/companies/company.ts';
import { useCompany } from '../app/shell/company/use-company.ts';
import { LoadFailure } from '../lists/load-failure.tsx';
import { Panel } from '../ui/layout/panel.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
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
        <DepartmentsPanel company={id} />
        <Stack gap={3}>
          <Panel title={t('companies.details')}>
            <CompanyNameForm key={id} company={company} />
          </Panel>
          {children?.(company)}
        </Stack>
      </div>
    );
  }
  if (!error) return <Skeleton lines={6} label={t('common.loading')} />;
  return <LoadFailure error={error} onRetry={refetch} title={t('companies.loadFailed')} />;
}
