import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CompanyDialog } from '../../app/shell/company/company-dialog.tsx';
import { useCompany } from '../../app/shell/company/use-company.ts';
import { Button } from '../../ui/button.tsx';
import styles from '../users.module.css';

type CompanyFieldProps = { company: string; onChange: (company: string) => void };

/** The user's company; only root sees the choice. */
export function CompanyField({ company, onChange }: CompanyFieldProps) {
  const { t } = useTranslation();
  const [isChoosing, setChoosing] = useState(false);
  const { data } = useCompany(company);
  return (
    <div className={styles.company}>
      <span className={styles.legend}>{t('users.company')}</span>
      <span className={styles.companyName}>{data?.name ?? '…'}</span>
      <Button variant="secondary" isSmall aria-haspopup="dialog" onClick={() => setChoosing(true)}>
        {t('users.changeCompany')}
      </Button>
      <CompanyDialog
        isOpen={isChoosing}
        chosen={company}
        onChoose={({ _id }) => {
          onChange(_id);
          setChoosing(false);
        }}
        onClose={() => setChoosing(false)}
      />
    </div>
  );
}
