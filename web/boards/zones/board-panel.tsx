import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { projectApi } from '../../../shared/projects/project-api.ts';
import type { Project } from '../../../shared/projects/project.ts';
import { call } from '../../app/api/call.ts';
import { errorText } from '../../app/api/error-text.ts';
import { paths } from '../../app/routing/paths.ts';
import { staffPaths } from '../../app/routing/staff-paths.ts';
import { projectKey } from '../../app/shell/use-project.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import styles from './zones-page.module.css';

type Act = 'open' | 'renew' | 'close';

/** The board of a site: opened, drawn anew and closed; its address for phones, a screen and posters while it is open. */
export function BoardPanel({ project: { _id: id, board, ended } }: { project: Project }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<Act>();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (act: Act) => call(act === 'close' ? projectApi.closeBoard : projectApi.openBoard, { params: { id } }),
    onSuccess: (saved) => queryClient.setQueryData(projectKey(id), saved),
  });
  const button = (act: Act, variant: 'primary' | 'secondary' | 'danger') => (
    <Button variant={variant} isBusy={isPending} disabled={ended} onClick={() => setAsked(act)}>
      {t(`board.make.${act}.act`)}
    </Button>
  );
  const path = board && paths.board(board._id);
  return (
    <Panel title={t('board.one')}>
      <Stack gap={3}>
        <p>{t(ended ? 'board.make.ended' : path ? 'board.make.isOpen' : 'board.make.isClosed')}</p>
        {path && (
          <>
            <p className={styles.address}>
              <a href={path}>{`${window.location.origin}${path}`}</a>
            </p>
            <Row gap={2}>
              <LinkButton to={`${path}?tv`} variant="secondary">
                {t('board.make.screen')}
              </LinkButton>
              <LinkButton to={staffPaths.boardPosters(id)} variant="secondary">
                {t('board.make.posters')}
              </LinkButton>
            </Row>
          </>
        )}
        <Row gap={2}>
          {path ? (
            <>
              {button('renew', 'secondary')}
              {button('close', 'danger')}
            </>
          ) : (
            button('open', 'primary')
          )}
        </Row>
        {error && <p role="alert">{errorText(t, error)}</p>}
      </Stack>
      {asked && (
        <ConfirmDialog
          isOpen
          isDangerous={asked !== 'open'}
          title={t(`board.make.${asked}.title`)}
          confirmLabel={t(`board.make.${asked}.act`)}
          cancelLabel={t('common.cancel')}
          onConfirm={() => {
            mutate(asked);
            setAsked(undefined);
          }}
          onCancel={() => setAsked(undefined)}
        >
          {t(`board.make.${asked}.text`)}
        </ConfirmDialog>
      )}
    </Panel>
  );
}
