import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { waitsForApproval } from '../../../shared/user-forms/waits-for-approval.ts';
import { UpdateBar } from '../../service-worker/update-bar.tsx';
import { CheckIcon } from '../../ui/first-icons.tsx';
import { cardOf } from './card-of.ts';
import { completionKind } from './completion-kind.ts';
import styles from './final-page.module.css';
import { finalIndex } from '../form-page/page-indexes.ts';
import { PlayerFrame } from '../player-frame.tsx';
import { ProofCard } from '../../ui/figures/proof-card.tsx';
import { Tag } from '../../ui/figures/tag.tsx';
import { UnsentPage } from '../sending/unsent-page.tsx';
import type { Player } from '../use-player.ts';

/** Lazy: only a finished induction has them. */
const DoneParts = lazy(() => import('./done-parts.tsx').then((file) => ({ default: file.DoneParts })));

/** The end: the pass for the gate, and what happens next. */
function DonePage({ player }: { player: Player }) {
  const { form } = player;
  const { t } = useTranslation();
  const kind = completionKind(form);
  const title = t(`player.done.${kind}.title`);
  const isWaiting = waitsForApproval(form.meta);
  const proof = (
    <ProofCard card={{ ...cardOf(form, form.meta.signed), employer: form.user.company }}>
      <Tag tone={isWaiting ? 'pending' : 'workApproved'}>
        {t(isWaiting ? 'player.done.waiting' : 'player.done.approved')}
      </Tag>
    </ProofCard>
  );
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
      <Suspense fallback={proof}>
        <DoneParts form={form} pathTo={player.pathTo} proof={proof} />
      </Suspense>
      <UpdateBar />
    </PlayerFrame>
  );
}

/** The last page: the completion page once the server has signed the form, otherwise what is missing. */
export function FinalPage({ player }: { player: Player }) {
  return player.form.meta.signed === null ? <UnsentPage player={player} /> : <DonePage player={player} />;
}
