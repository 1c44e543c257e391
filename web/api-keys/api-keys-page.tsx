import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ApiKey } from '../../shared/api-keys/api-key.ts';
import { MOST_KEYS } from '../../shared/api-keys/key-roles.ts';
import { errorText } from '../app/api/error-text.ts';
import { staffPaths } from '../app/routing/staff-paths.ts';
import { StaffPage } from '../lists/staff-page.tsx';
import { LoadFailure } from '../lists/load-failure.tsx';
import { Button } from '../ui/button.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import { PlusIcon } from '../ui/icons.tsx';
import { EmptyState } from '../ui/layout/empty-state.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import { DataTable } from '../ui/table/data-table.tsx';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import { useApiKeyColumns } from './api-key-columns.tsx';
import styles from './api-keys.module.css';
import { NewKeyDialog } from './new-key-dialog.tsx';
import { useApiKeys, useRevokeKey } from './api-key-queries.ts';

/** Asks before a program that calls with the key is shut out. */
function RevokeKey({ apiKey, onDone }: { apiKey: ApiKey; onDone: () => void }) {
  const { t } = useTranslation();
  const { mutate, isPending, error } = useRevokeKey();
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      isBusy={isPending}
      title={t('apiKeys.revoking.title', { name: apiKey.name })}
      confirmLabel={t('apiKeys.revoke')}
      cancelLabel={t('apiKeys.revoking.keep')}
      onConfirm={() => mutate(apiKey._id, { onSuccess: onDone })}
      onCancel={onDone}
    >
      <p>{t('apiKeys.revoking.text')}</p>
      {error && (
        <Alert kind="error" live="alert">
          <p>{errorText(t, error)}</p>
        </Alert>
      )}
    </ConfirmDialog>
  );
}

/** `/admin/my-company/keys`: the keys by which programs call the API for the company. */
export function ApiKeysPage() {
  const { t } = useTranslation();
  const { data, error, refetch } = useApiKeys();
  const [isMaking, setMaking] = useState(false);
  const [revoked, setRevoked] = useState<ApiKey>();
  const keys = data?.items ?? [];
  const columns = useApiKeyColumns(setRevoked);
  const act = (
    <Button icon={<PlusIcon />} disabled={keys.length >= MOST_KEYS} onClick={() => setMaking(true)}>
      {t('apiKeys.new')}
    </Button>
  );
  return (
    <StaffPage
      title={t('apiKeys.title')}
      back={{ to: staffPaths.myCompany, label: t('nav.myCompany') }}
      act={data ? act : undefined}
    >
      <Stack gap={4}>
        <p className={styles.about}>{t('apiKeys.about')}</p>
        <p>
          <Link to={staffPaths.developers}>{t('developers.guide')}</Link>
        </p>
        {error && <LoadFailure error={error} onRetry={refetch} />}
        {!data && !error && <Skeleton lines={4} label={t('common.loading')} />}
        {data && (
          <DataTable
            caption={t('apiKeys.title')}
            columns={columns}
            rows={keys}
            rowKey={({ _id }) => _id}
            empty={<EmptyState text={t('apiKeys.none')} example={t('apiKeys.example')} />}
          />
        )}
        {keys.length >= MOST_KEYS && <p>{t('apiKeys.full', { count: MOST_KEYS })}</p>}
      </Stack>
      {isMaking && <NewKeyDialog onClose={() => setMaking(false)} />}
      {revoked && <RevokeKey apiKey={revoked} onDone={() => setRevoked(undefined)} />}
    </StaffPage>
  );
}
