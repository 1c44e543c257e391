import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/routing/paths.ts';
import { AskedButton } from '../../ui/overlays/asked-button.tsx';
import type { ShownForm } from '../shown-form.ts';
import { forgetOnThisPhone } from './forget-on-this-phone.ts';

/** Removes the induction from this phone; warns first about unsent content, which would be lost. */
export function ForgetButton({ form }: { form: ShownForm }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const count = form.unsent?.size ?? 0;
  const forget = () => {
    void forgetOnThisPhone(form._id);
    void navigate(paths.start);
  };
  return (
    <AskedButton
      label={t('player.done.forget')}
      variant="ghost"
      wide
      isAsking={form.meta.signed === null || count > 0}
      title={t('player.forget.title')}
      confirmLabel={t('player.forget.confirm')}
      keepLabel={t('player.forget.cancel')}
      onConfirm={forget}
    >
      {count > 0 ? t('player.forget.unsent', { count }) : t('player.forget.unfinished')}
    </AskedButton>
  );
}
