import { useTranslation } from 'react-i18next';
import type { InspectorLink } from '../../../shared/workers/inspector-link.ts';
import { isLinkAlive } from '../../../shared/workers/link-life.ts';
import { errorText } from '../../app/api/error-text.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { useClock } from '../../ui/use-clock.ts';
import { useDateTime } from '../../ui/use-date-time.ts';
import styles from './share.module.css';
import { useInspectorLinks, useRevokeLink } from './share-queries.ts';

type LinkProps = { link: InspectorLink; isBusy: boolean; onRevoke: () => void };

function SharedLink({ link, isBusy, onRevoke }: LinkProps) {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  const { created, by, ends, revoked, opened, openings } = link;
  const isAlive = isLinkAlive(link, useClock());
  const made = t('workers.share.madeAt', { time: dateTime(created), name: by.name });
  const isSome = opened.length < openings;
  return (
    <li className={styles.link}>
      <Row gap={2} align="center" isApart>
        <div>
          <p>
            <strong>
              {revoked !== null
                ? t('workers.share.revokedAt', { time: dateTime(revoked) })
                : t(isAlive ? 'workers.share.alive' : 'workers.share.ended', { time: dateTime(ends) })}
            </strong>
          </p>
          <p className={styles.note}>{made}</p>
        </div>
        {isAlive && (
          <Button
            variant="secondary"
            isSmall
            isBusy={isBusy}
            aria-label={`${t('workers.share.revoke')}: ${made}`}
            onClick={onRevoke}
          >
            {t('workers.share.revoke')}
          </Button>
        )}
      </Row>
      <p className={styles.note}>
        {openings === 0
          ? t('workers.share.unopened')
          : t(isSome ? 'workers.share.openedLast' : 'workers.share.opened', {
              count: openings,
              times: opened.map(dateTime).join(', '),
            })}
      </p>
    </li>
  );
}

/** The links of a site, the newest first: until when they open, and when they were opened. */
export function SharedLinks({ projectId }: { projectId: string }) {
  const { t } = useTranslation();
  const { data, error } = useInspectorLinks(projectId);
  const revoking = useRevokeLink(projectId);
  const failure = error ?? revoking.error;
  const links = data?.items ?? [];
  return (
    <Stack as="section" gap={2}>
      <h3>{t('workers.share.links')}</h3>
      {failure && (
        <Alert kind="error" live="alert">
          <p>{errorText(t, failure)}</p>
        </Alert>
      )}
      {data && links.length === 0 && <p>{t('workers.share.none')}</p>}
      {links.length > 0 && (
        <Stack as="ul" gap={3}>
          {links.map((link) => (
            <SharedLink
              key={link._id}
              link={link}
              isBusy={revoking.isPending && revoking.variables === link._id}
              onRevoke={() => revoking.mutate(link._id)}
            />
          ))}
        </Stack>
      )}
    </Stack>
  );
}
