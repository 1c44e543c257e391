import { useTranslation } from 'react-i18next';
import type { PermitPerson } from '../../shared/permits/permit.ts';
import { userApi } from '../../shared/users/user-api.ts';
import { userFormApi } from '../../shared/user-forms/user-form-api.ts';
import { staffPaths } from '../app/routing/staff-paths.ts';
import { useHasRole } from '../app/session/use-has-role.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { Tag } from '../ui/figures/tag.tsx';
import { useDateTime } from '../ui/use-date-time.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { nameOf } from './state/shown-permit.ts';
import styles from './returned-mail.module.css';

/** The induction page with the e-mail field. */
const DETAILS_PAGE = 1;

/** The page where the reader may correct a person's address; undefined without permission. */
function useCorrection({ userFormId, userId }: PermitPerson): string | undefined {
  const mayInduction = useHasRole(userFormApi.update.access.roles ?? []);
  const mayUser = useHasRole(userApi.update.access.roles ?? []);
  if (userFormId !== null)
    return mayInduction ? staffPaths.userForm('admin-edit', userFormId, DETAILS_PAGE) : undefined;
  return userId !== null && mayUser ? staffPaths.user(userId) : undefined;
}

type ReturnedMailProps = {
  person: PermitPerson;
  /** Whether the reader can draw a new PIN for the person here. */
  canDraw: boolean;
};

/** Says that mail to a permit's person did not arrive, why, and what to do; renders nothing without a failure. */
export function ReturnedMail({ person, canDraw }: ReturnedMailProps) {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  const correction = useCorrection(person);
  const { mailReturned, email = '', userFormId } = person;
  if (!mailReturned) return null;
  const { reason, at, isSuppressed } = mailReturned;
  const place = userFormId === null ? 'user' : 'induction';
  return (
    <div className={styles.returned}>
      <span>
        <Tag tone="cardExpired">{t('approval.messages.state.bounced')}</Tag>
      </span>
      <p>{t(`permits.returned.${isSuppressed ? reason : 'once'}`, { email, time: dateTime(at) })}</p>
      {isSuppressed && <p>{t(`permits.returned.${correction ? 'correct' : 'ask'}.${place}`)}</p>}
      {canDraw && <p>{t(`permits.returned.${isSuppressed ? 'thenDraw' : 'draw'}`)}</p>}
      {isSuppressed && correction && (
        <div>
          <LinkButton to={correction} variant="secondary" isSmall>
            {t('approval.messages.correct')}
            <VisuallyHidden> {nameOf(person)}</VisuallyHidden>
          </LinkButton>
        </div>
      )}
    </div>
  );
}
