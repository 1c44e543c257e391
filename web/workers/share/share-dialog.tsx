import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reply } from '../../../shared/core/endpoint.ts';
import type { inspectorApi } from '../../../shared/workers/inspector-api.ts';
import { codeOf, errorText } from '../../app/api/error-text.ts';
import { CopyButton } from '../../lists/copy-button.tsx';
import { PinCode } from '../../lists/pin-code.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useDateTime } from '../../ui/use-date-time.ts';
import { SharedLinks } from './shared-links.tsx';
import styles from './share.module.css';
import { useMakeLink } from './share-queries.ts';

/** A working day, a day, three days, a week. */
const HOURS = ['8', '24', '72', '168'] as const;

type Made = Reply<typeof inspectorApi.make>;

/** The address and the code of a new link, which are to go by different ways. */
function NewLink({ made: { url, code, ends } }: { made: Made }) {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  return (
    <section className={styles.made} aria-label={t('workers.share.made')}>
      <Alert kind="success" title={t('workers.share.made')} live="status">
        <p>{t('workers.share.once', { time: dateTime(ends) })}</p>
      </Alert>
      <p className={styles.url}>{url}</p>
      <Row gap={2} across={4} align="center">
        <CopyButton text={url} label={t('workers.share.copyLink')} />
      </Row>
      <Row gap={2} across={3} align="center">
        <span>{t('workers.share.code')}</span>
        <span className={styles.code}>
          <PinCode pin={code} />
        </span>
      </Row>
    </section>
  );
}

/** Makes links by which an inspector reads the list, shows when they were opened, and ends them. */
export function ShareDialog({ projectId, onClose }: { projectId: string; onClose: () => void }) {
  const { t } = useTranslation();
  const [hours, setHours] = useState<string>('24');
  const making = useMakeLink(projectId);
  const { data: made, error } = making;
  return (
    <Dialog
      isOpen
      isForm
      title={t('workers.share.title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('common.close')}</Button>}
    >
      <Stack gap={4}>
        <p>{t('workers.share.text')}</p>
        {error && (
          <Alert kind="error" live="alert">
            <p>{codeOf(error) === 'invalid_state' ? t('workers.share.full') : errorText(t, error)}</p>
          </Alert>
        )}
        <Stack
          as="form"
          gap={3}
          align="start"
          onSubmit={(event) => {
            event.preventDefault();
            if (!making.isPending) making.mutate(Number(hours));
          }}
        >
          <SelectField
            id="share-hours"
            label={t('workers.share.hours')}
            value={hours}
            onChange={setHours}
            options={HOURS.map((value) => ({ value, label: t(`workers.share.for.${value}`) }))}
          />
          <Button type="submit" variant={made ? 'secondary' : 'primary'} isBusy={making.isPending}>
            {t(made ? 'workers.share.another' : 'workers.share.make')}
          </Button>
        </Stack>
        {made && <NewLink key={made._id} made={made} />}
        <SharedLinks projectId={projectId} />
      </Stack>
    </Dialog>
  );
}
