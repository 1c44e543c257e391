import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { MessageRow } from '../../../shared/messages/message-shapes.ts';
import { userFormActionApi } from '../../../shared/user-forms/user-form-action-api.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import type { UserForm } from '../../../shared/user-forms/user-form.ts';
import { call } from '../../app/api/call.ts';
import { errorText } from '../../app/api/error-text.ts';
import { staffPaths } from '../../app/routing/staff-paths.ts';
import { useHasRole } from '../../app/session/use-has-role.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { messagesKey } from '../approval-queries.ts';
import { messageKind } from '../messages/message-lines.tsx';
import styles from '../messages/sent-messages.module.css';

type MessageActsProps = { userForm: UserForm; message: MessageRow };

/** The induction page with the e-mail field. */
const DETAILS_PAGE = 1;

/** Resends an unsent message; links to the worker's address for those who may correct it. */
export function MessageActs({ userForm: { _id: id, meta }, message }: MessageActsProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const isEditor = useHasRole(userFormApi.update.access.roles ?? []) && !meta.archived;
  const { _id, created, kind } = message;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(userFormActionApi.sendAgain, { params: { id }, body: { _id, created } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: messagesKey(id) }),
  });
  return (
    <>
      <span className={styles.acts}>
        <Button
          variant="secondary"
          isSmall
          isBusy={isPending}
          aria-label={t('approval.messages.againAbout', { kind: messageKind(t, message) })}
          onClick={() => mutate()}
        >
          {t('approval.messages.again')}
        </Button>
        {isEditor && kind !== 'newInduction' && (
          <LinkButton to={staffPaths.userForm('admin-edit', id, DETAILS_PAGE)} variant="ghost" isSmall>
            {t('approval.messages.correct')}
          </LinkButton>
        )}
      </span>
      {error && <p role="alert">{errorText(t, error)}</p>}
    </>
  );
}
