import { useTranslation } from 'react-i18next';
import { hasSignature } from '../../../shared/content/page-rules.ts';
import type { UserForm } from '../../../shared/user-forms/user-form.ts';
import { isSharedDevice } from '../../shared-device/shared-device.ts';
import { UpdateBar } from '../../service-worker/update-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckIcon, PrintIcon } from '../../ui/icons.tsx';
import { cardOf } from './card-of.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import styles from './final-page.module.css';
import { ForgetButton } from './forget-button.tsx';
import { finalIndex } from '../form-page/page-indexes.ts';
import { PlayerFrame } from '../player-frame.tsx';
import { NextPerson } from '../shared-device/shared-parts.tsx';
import { ProofCard } from '../../ui/figures/proof-card.tsx';
import { Tag } from '../../ui/figures/tag.tsx';
import { UnsentPage } from '../sending/unsent-page.tsx';
import type { Player } from '../use-player.ts';

/** Generates the completion page (rule 3.7) where the form's last page has a signature. */
export function completionKind({ pages }: Pick<UserForm, 'pages'>): 'signed' | 'plain' {
  const last = pages.at(-1);
  return last !== undefined && hasSignature(last) ? 'signed' : 'plain';
}

/** The end: the proof for the gate, and what happens next. */
function DonePage({ player }: { player: Player }) {
  const { form } = player;
  const { t } = useTranslation();
  const kind = completionKind(form);
  const title = t(`player.done.${kind}.title`);
  return (
    <PlayerFrame
      player={player}
      index={finalIndex(form)}
      title={title}
      heading={
        <span className={styles.title}>
          <span className={styles.check}>
            <CheckIcon />
          </span>
          {title}
        </span>
      }
    >
      <p>{t(`player.done.${kind}.text`)}</p>
      <ProofCard card={{ ...cardOf(form, form.meta.signed), employer: form.user.company }}>
        <Tag tone={form.meta.approved ? 'workApproved' : 'pending'}>
          {t(form.meta.approved ? 'player.done.approved' : 'player.done.waiting')}
        </Tag>
      </ProofCard>
      <Stack as="section" gap={1} aria-labelledby="next-title">
        <h2 id="next-title">{t('player.done.nextTitle')}</h2>
        <p>{t(form.meta.approved ? 'player.done.approvedNext' : 'player.done.waitingNext')}</p>
      </Stack>
      <div className={styles.actions}>
        <Button variant="secondary" wide icon={<PrintIcon />} onClick={() => window.print()}>
          {t('player.done.print')}
        </Button>
        {isSharedDevice() ? (
          <NextPerson form={form} />
        ) : (
          <>
            <ForgetButton form={form} />
            <p className={styles.note}>{t('player.done.forgetNote')}</p>
          </>
        )}
      </div>
      <UpdateBar />
    </PlayerFrame>
  );
}

/** The last page: the completion page once the server has signed the form, otherwise what is missing. */
export function FinalPage({ player }: { player: Player }) {
  return player.form.meta.signed === null ? <UnsentPage player={player} /> : <DonePage player={player} />;
}
