import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/routing/paths.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import type { ShownForm } from '../shown-form.ts';
import { forgetOnThisPhone } from './forget-on-this-phone.ts';

/** Removes the induction from this phone; warns first about unsent content, which would be lost. */
export function ForgetButton({ form }: { form: ShownForm }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const count = form.unsent?.size ?? 0;
  const isSigned = form.meta.signed !== null && count === 0;
  const forget = () => {
    setAsking(false);
    void forgetOnThisPhone(form._id);
    void navigate(paths.start);
  };
  return (
    <>
      <Button variant="ghost" wide onClick={() => (isSigned ? forget() : setAsking(true))}>
        {t('player.done.forget')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDangerous
        title={t('player.forget.title')}
        confirmLabel={t('player.forget.confirm')}
        cancelLabel={t('player.forget.cancel')}
        onConfirm={forget}
        onCancel={() => setAsking(false)}
      >
        {count > 0 ? t('player.forget.unsent', { count }) : t('player.forget.unfinished')}
      </ConfirmDialog>
    </>
  );
}
