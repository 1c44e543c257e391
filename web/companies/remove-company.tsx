import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { companyApi } from '../../shared/companies/company-api.ts';
import type { Company } from '../../shared/companies/company.ts';
import { call } from '../app/api/call.ts';
import { codeOf, errorText } from '../app/api/error-text.ts';
import { passOverGone } from '../app/api/pass-over-gone.ts';
import { staffPaths } from '../app/routing/staff-paths.ts';
import { selectCompany, session } from '../app/session/session.ts';
import { companyKey } from '../app/shell/company/use-company.ts';
import { dropRow } from '../lists/list/list-cache.ts';
import { listKey } from '../lists/list/use-cursor-list.ts';
import { Alert } from '../ui/feedback/alert.tsx';
import { AskedButton } from '../ui/overlays/asked-button.tsx';
import { Panel } from '../ui/layout/panel.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import { COMPANIES } from './company-queries.ts';

/** Removes a company that has nothing in it, and goes back to the list. */
function useRemoval({ _id }: Company) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(companyApi.remove, { params: { id: _id } }).catch(passOverGone),
    onSuccess: () => {
      if (session().selectedCompanyId === _id) selectCompany(undefined);
      dropRow(queryClient, listKey(COMPANIES), _id);
      void navigate(staffPaths.companies, { replace: true });
      queryClient.removeQueries({ queryKey: companyKey(_id) });
    },
  });
}

export function RemoveCompany({ company }: { company: Company }) {
  const { t } = useTranslation();
  const { mutate, isPending, error } = useRemoval(company);
  return (
    <Panel title={t('companies.remove.title')}>
      <Stack gap={3} align="start">
        <p>{t('companies.remove.text')}</p>
        {error && (
          <Alert kind="error" title={t('companies.remove.failed')} live="alert">
            {codeOf(error) === 'in_use' ? t('companies.remove.inUse') : errorText(t, error)}
          </Alert>
        )}
        <AskedButton
          label={t('companies.remove.title')}
          variant="danger"
          isBusy={isPending}
          title={t('companies.remove.confirmTitle', { name: company.name })}
          keepLabel={t('companies.keep')}
          onConfirm={() => mutate()}
        >
          {t('companies.remove.confirmText')}
        </AskedButton>
      </Stack>
    </Panel>
  );
}
