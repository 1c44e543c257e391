import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { MessageRow } from '../../shared/messages/message-api.ts';
import { userFormActionApi } from '../../shared/user-forms/user-form-action-api.ts';
import { userFormApi } from '../../shared/user-forms/user-form-api.ts';
import type { UserForm } from '../../shared/user-forms/user-form.ts';
import { call } from '../app/call.ts';
import { errorText } from '../app/error-text.ts';
import { paths } from '../app/paths.ts';
import { useHasRole } from '../app/use-has-role.ts';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { messagesKey } from './approval-queries.ts';
import { messageKind } from './message-lines.tsx';
import styles from './sent-messages.module.css';

type MessageActsProps = { userForm: UserForm; message: MessageRow };

/** The page on which the address is corrected. */
const DETAILS_PAGE = 1;

/** Sends anew what was not sent; whoever may correct the worker's address finds the way there. */
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
          <LinkButton to={paths.userForm('admin-edit', id, DETAILS_PAGE)} variant="ghost" isSmall>
            {t('approval.messages.correct')}
          </LinkButton>
        )}
      </span>
      {error && <p role="alert">{errorText(t, error)}</p>}
    </>
  );
}
