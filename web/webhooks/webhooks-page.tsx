import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { MOST_WEBHOOKS } from '../../shared/webhooks/webhook-kinds.ts';
import type { Webhook } from '../../shared/webhooks/webhook.ts';
import { staffPaths } from '../app/routing/staff-paths.ts';
import { StaffPage } from '../lists/staff-page.tsx';
import { LoadFailure } from '../lists/load-failure.tsx';
import { Button } from '../ui/button.tsx';
import { PlusIcon } from '../ui/icons.tsx';
import { EmptyState } from '../ui/layout/empty-state.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import { EditWebhook, NewWebhook, RemoveWebhook, RenewSecret } from './webhook-acts.tsx';
import { useWebhooks } from './webhook-queries.ts';
import { WebhookRow } from './webhook-row.tsx';
import styles from './webhooks.module.css';

const ACTS = { edit: EditWebhook, renew: RenewSecret, remove: RemoveWebhook };
type Begun = { act: keyof typeof ACTS; webhook: Webhook };

function WebhookList({ webhooks, onBegin }: { webhooks: readonly Webhook[]; onBegin: (begun: Begun) => void }) {
  const { t } = useTranslation();
  if (webhooks.length === 0) return <EmptyState text={t('webhooks.none')} example={t('webhooks.example')} />;
  return (
    <ul className={styles.webhooks}>
      {webhooks.map((webhook) => (
        <WebhookRow key={webhook._id} webhook={webhook} onAct={(act) => onBegin({ act, webhook })} />
      ))}
    </ul>
  );
}

/** `/admin/my-company/webhooks`: the programs that are told of what happens in the company. */
export function WebhooksPage() {
  const { t } = useTranslation();
  const { data, error, refetch } = useWebhooks();
  const [isMaking, setMaking] = useState(false);
  const [begun, setBegun] = useState<Begun>();
  const webhooks = data?.items ?? [];
  const isFull = webhooks.length >= MOST_WEBHOOKS;
  const act = (
    <Button icon={<PlusIcon />} disabled={isFull} onClick={() => setMaking(true)}>
      {t('webhooks.new')}
    </Button>
  );
  const Act = begun && ACTS[begun.act];
  return (
    <StaffPage
      title={t('webhooks.title')}
      back={{ to: staffPaths.myCompany, label: t('nav.myCompany') }}
      act={data ? act : undefined}
    >
      <Stack gap={4}>
        <p className={styles.about}>{t('webhooks.about')}</p>
        <p className={styles.about}>{t('webhooks.personal')}</p>
        <p>
          <Link to={staffPaths.developers}>{t('developers.guide')}</Link>
        </p>
        {error && <LoadFailure error={error} onRetry={refetch} />}
        {!data && !error && <Skeleton lines={4} label={t('common.loading')} />}
        {data && <WebhookList webhooks={webhooks} onBegin={setBegun} />}
        {isFull && <p>{t('webhooks.full', { count: MOST_WEBHOOKS })}</p>}
      </Stack>
      {isMaking && <NewWebhook onDone={() => setMaking(false)} />}
      {begun && Act && <Act webhook={begun.webhook} onDone={() => setBegun(undefined)} />}
    </StaffPage>
  );
}
