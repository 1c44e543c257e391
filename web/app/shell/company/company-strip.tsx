import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallerUser } from '../../../../shared/core/caller.ts';
import { companyApi } from '../../../../shared/companies/company-api.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ChevronDownIcon } from '../../../ui/icons.tsx';
import { call } from '../../api/call.ts';
import { CompanyDialog } from './company-dialog.tsx';
import styles from './company-strip.module.css';
import { codeOf } from '../../api/error-text.ts';
import { selectCompany } from '../../session/session.ts';
import { selectedCompanyKey } from './use-company.ts';
import { useSelectedCompany } from './use-selected-company.ts';

/** The selected company's name; deselects a company that no longer exists. */
function useCompanyName(id: string | undefined): string | undefined {
  const { data } = useQuery({
    queryKey: selectedCompanyKey(id),
    queryFn: async ({ signal }) => {
      try {
        return await call(companyApi.get, { params: { id: id ?? '' } }, { signal });
      } catch (error) {
        if (codeOf(error) !== 'not_found') throw error;
        selectCompany(undefined);
        return null;
      }
    },
    enabled: id !== undefined,
  });
  return data?.name;
}

/** Below root's navbar: the selected company, coloured if it is not root's own, with a button to select another. */
export function CompanyStrip({ own }: { own: CallerUser['company'] }) {
  const { t } = useTranslation();
  const selected = useSelectedCompany();
  const isElsewhere = selected !== undefined && selected !== own._id;
  const nameElsewhere = useCompanyName(isElsewhere ? selected : undefined);
  const [isChoosing, setChoosing] = useState(false);
  const name = isElsewhere ? (nameElsewhere ?? '…') : own.name;
  const choose = ({ _id }: { _id: string }) => {
    selectCompany(_id === own._id ? undefined : _id);
    setChoosing(false);
  };
  return (
    <section
      data-dark
      aria-label={t('company.label')}
      className={classNames(styles.strip, isElsewhere && styles.elsewhere)}
    >
      <span>{t('company.looking')}</span>
      <button type="button" className={styles.name} aria-haspopup="dialog" onClick={() => setChoosing(true)}>
        {name}
        <ChevronDownIcon />
      </button>
      {isElsewhere && (
        <button type="button" className={styles.back} onClick={() => selectCompany(undefined)}>
          {t('company.back')}
        </button>
      )}
      <CompanyDialog
        isOpen={isChoosing}
        chosen={selected ?? own._id}
        onChoose={choose}
        onClose={() => setChoosing(false)}
      />
    </section>
  );
}
