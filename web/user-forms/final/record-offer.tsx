import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signerScreen } from '../../app/routing/lazy-screen.ts';
import { Button } from '../../ui/button.tsx';
import type { ShownForm } from '../shown-form.ts';

/** Lazy, with its texts: few ask. */
const OwnRecord = signerScreen(() => import('./own-record.tsx').then((file) => file.OwnRecord));

/** The evidence and the events of a worker's own induction, on a press. */
export function RecordOffer({ form }: { form: ShownForm }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <OwnRecord form={form} />;
  return (
    <Button variant="secondary" wide onClick={() => setOpen(true)}>
      {t('player.done.record')}
    </Button>
  );
}
