import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { CheckIcon } from '../../ui/first-icons.tsx';
import { Tag } from '../../ui/figures/tag.tsx';
import { completionKind } from './completion-kind.ts';
import styles from './final-page.module.css';
import { finalIndex } from '../form-page/page-indexes.ts';
import { PlayerFrame } from '../player-frame.tsx';
import type { Player } from '../use-player.ts';

/** The worker's completion page, marked as a trial. */
export function TrialFinalPage({ player, onRestart }: { player: Player; onRestart: () => void }) {
  const { t } = useTranslation();
  const kind = completionKind(player.form);
  const title = t(`player.done.${kind}.title`);
  return (
    <PlayerFrame
      player={player}
      index={finalIndex(player.form)}
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
      <div>
        <Tag tone="pending">{t('modes.try.tag')}</Tag>
      </div>
      <p>{t(`player.done.${kind}.text`)}</p>
      <p>{t('modes.try.done')}</p>
      <Button variant="secondary" wide onClick={onRestart}>
        {t('modes.try.restart')}
      </Button>
    </PlayerFrame>
  );
}
