import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pageNumber } from '../../../shared/content/pages/page-number.ts';
import type { Part } from '../../offline/kept-induction.ts';
import { Button } from '../../ui/button.tsx';
import styles from '../final/final-page.module.css';
import { finalIndex, indexOfPart } from '../form-page/page-indexes.ts';
import { PlayerFrame } from '../player-frame.tsx';
import { NextPerson } from '../shared-device/shared-parts.tsx';
import type { Player } from '../use-player.ts';

/** The unsent pages, each with its number and name. */
function UnsentList({ player }: { player: Player }) {
  const { t } = useTranslation();
  const { form } = player;
  const numberOf = (part: Part) => pageNumber(indexOfPart(part));
  const titleOf = (part: Part) =>
    (part === 'details' ? t('player.details') : form.pages[part]?.title.trim()) ||
    t('player.untitled', { page: numberOf(part) });
  return (
    <ul className={styles.unsent}>
      {[...(form.unsent ?? [])].map(([part, { isParked }]) => (
        <li key={part}>
          {`${numberOf(part)}. ${titleOf(part)} – ${t(isParked ? 'player.list.check' : 'player.list.waits')}`}
          {isParked && (
            <>
              {' '}
              <Link to={player.pathTo(indexOfPart(part))}>{t('sending.openPage')}</Link>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The last page before the server has everything: what is missing, and how it gets sent. */
export function UnsentPage({ player }: { player: Player }) {
  const { t } = useTranslation();
  const { form, sending } = player;
  const isSending = sending?.kind === 'sending';
  const hasParked = (sending?.parked.length ?? 0) > 0;
  return (
    <PlayerFrame
      player={player}
      index={finalIndex(form)}
      title={t(isSending ? 'unsent.sendingTitle' : 'unsent.title')}
      bar={
        sending?.maySend && (
          <Button wide isBusy={isSending} onClick={player.sendNow}>
            {t(isSending ? 'sending.sending' : 'sending.sendNow')}
          </Button>
        )
      }
    >
      <p>{t(hasParked ? 'unsent.check' : 'unsent.text')}</p>
      <UnsentList player={player} />
      <NextPerson form={form} />
    </PlayerFrame>
  );
}
