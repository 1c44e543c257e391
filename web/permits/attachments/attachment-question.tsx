import { useTranslation } from 'react-i18next';
import type { Permit } from '../../../shared/permits/permit.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import type { Attachments } from './use-attachments.ts';
import { WithNumber } from '../permit/with-number.tsx';

/** Asks before an attachment is removed, and before a change makes signatures void. */
export function AttachmentQuestion({ permit, attachments }: { permit: Permit; attachments: Attachments }) {
  const { t } = useTranslation();
  const { asked, closeQuestion, isRemoving } = attachments;
  if (!asked) return null;
  const { removed, signatures, act } = asked;
  const voids = signatures > 0 && <p>{t('permits.save.voidText', { count: signatures })}</p>;
  const common = { isOpen: true, isDangerous: true, isBusy: isRemoving, onConfirm: act, onCancel: closeQuestion };
  if (!removed) {
    return (
      <ConfirmDialog
        {...common}
        title={<WithNumber text={t('permits.save.voidTitle', { number: permit.number })} number={permit.number} />}
        confirmLabel={t('permits.attachments.addAndVoid')}
        cancelLabel={t('permits.attachments.doNotAdd')}
      >
        {voids}
      </ConfirmDialog>
    );
  }
  const { kind, number } = removed;
  return (
    <ConfirmDialog
      {...common}
      title={t('permits.attachments.removeTitle', { name: t(`permits.attachments.named.${kind}`, { number }) })}
      confirmLabel={t(`permits.attachments.confirm.${kind}`)}
      cancelLabel={t('permits.attachments.keep')}
    >
      <p>{t(`permits.attachments.effect.${kind}`)}</p>
      {voids}
    </ConfirmDialog>
  );
}
