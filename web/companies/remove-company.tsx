import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { companyApi } from '../../shared/companies/company-api.ts';
import type { Company } from '../../shared/companies/company.ts';
import { call } from '../app/api/call.ts';
import { codeOf, errorText } from '../app/api/error-text.ts';
import { staffPaths } from '../app/routing/staff-paths.ts';
import { selectCompany, session } from '../app/session/session.ts';
import { companyKey } from '../app/shell/company/use-company.ts';
import { dropRow } from '../lists/list/list-cache.ts';
import { listKey } from '../lists/list/use-cursor-list.ts';
import { Alert } from '../ui/feedback/alert.tsx';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import { Panel } from '../ui/layout/panel.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import { COMPANIES } from './company-queries.ts';

/** Removes a company that has nothing in it, and goes back to the list. */
function useRemoval({ _id }: Company) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const leave = () => {
    if (session().selectedCompanyId === _id) selectCompany(undefined);
    dropRow(queryClient, listKey(COMPANIES), _id);
    void navigate(staffPaths.companies, { replace: true });
    queryClient.removeQueries({ queryKey: companyKey(_id) });
  };
  const remove = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await call(companyApi.remove, { params: { id: _id } });
      leave();
    } catch (error) {
      const code = codeOf(error);
      if (code === 'not_found') leave();
      else setFailure(code === 'in_use' ? t('companies.remove.inUse') : errorText(t, error));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, failure, remove };
}

export function RemoveCompany({ company }: { company: Company }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const { isBusy, failure, remove } = useRemoval(company);
  const confirm = async () => {
    await remove();
    setAsking(false);
  };
  return (
    <Panel title={t('companies.remove.title')}>
      <Stack gap={3} align="start">
        <p>{t('companies.remove.text')}</p>
        {failure !== undefined && (
          <Alert kind="other" title={t('companies.remove.failed')} live="alert">
            {failure}
          </Alert>
        )}
        <Button variant="danger" onClick={() => setAsking(true)}>
          {t('companies.remove.title')}
        </Button>
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('companies.remove.confirmTitle', { name: company.name })}
        confirmLabel={t('companies.remove.title')}
        cancelLabel={t('companies.keep')}
        isDangerous
        isBusy={isBusy}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        {t('companies.remove.confirmText')}
      </ConfirmDialog>
    </Panel>
  );
}
