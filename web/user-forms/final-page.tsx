import { useTranslation } from 'react-i18next';
import { hasSignature } from '../../shared/content/page-rules.ts';
import type { UserForm } from '../../shared/user-forms/user-form.ts';
import { UpdateBar } from '../service-worker/update-bar.tsx';
import { Button } from '../ui/button.tsx';
import { CheckIcon, PrintIcon } from '../ui/icons.tsx';
import { cardOf } from './card-of.ts';
import styles from './final-page.module.css';
import { ForgetButton } from './forget-button.tsx';
import { finalIndex } from './page-indexes.ts';
import { PlayerFrame } from './player-frame.tsx';
import { ProofCard } from '../ui/proof-card.tsx';
import { Tag } from '../ui/tag.tsx';
import { UnsentPage } from './unsent-page.tsx';
import type { Player } from './use-player.ts';

/** The specification's completion page is generated where the form's last page has a signature. */
export function completionKind({ pages }: Pick<UserForm, 'pages'>): 'signed' | 'plain' {
  const last = pages.at(-1);
  return last !== undefined && hasSignature(last) ? 'signed' : 'plain';
}

/** The end: the proof to show at the gate, and what happens next. */
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
      <section className={styles.next} aria-labelledby="next-title">
        <h2 id="next-title">{t('player.done.nextTitle')}</h2>
        <p>{t(form.meta.approved ? 'player.done.approvedNext' : 'player.done.waitingNext')}</p>
      </section>
      <div className={styles.actions}>
        <Button variant="secondary" wide icon={<PrintIcon />} onClick={() => window.print()}>
          {t('player.done.print')}
        </Button>
        <ForgetButton form={form} />
        <p className={styles.note}>{t('player.done.forgetNote')}</p>
      </div>
      <UpdateBar />
    </PlayerFrame>
  );
}

/** The last page: done once the server has signed the form, and until then what it still lacks. */
export function FinalPage({ player }: { player: Player }) {
  return player.form.meta.signed === null ? <UnsentPage player={player} /> : <DonePage player={player} />;
}
