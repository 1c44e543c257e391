import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pageNumber } from '../../../shared/content/pages/page-number.ts';
import { paths } from '../../app/routing/paths.ts';
import type { Part } from '../../offline/kept-induction.ts';
import { Button } from '../../ui/button.tsx';
import { OfflineIcon } from '../../ui/first-icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { indexOfPart } from '../form-page/page-indexes.ts';
import type { SendingState } from './sending-state.ts';
import styles from '../player.module.css';
import type { Player } from '../use-player.ts';

/** The states that the strip at the top shows; the calm ones appear below the ruler. */
const TOLD = ['queued', 'failed', 'code', 'offline'] as const;
type Told = (typeof TOLD)[number];

function isTold(kind: SendingState['kind']): kind is Told {
  return (TOLD as readonly string[]).includes(kind);
}

type StripProps = {
  player: Player;
  index: number;
  sending: SendingState;
  /** Absent where the page has its own button. */
  onSend: (() => void) | undefined;
};

/** Links to the parked pages, except the open one. */
function ParkedLinks({ pathTo, index, parked }: Pick<Player, 'pathTo'> & { index: number; parked: readonly Part[] }) {
  const { t } = useTranslation();
  return parked
    .filter((part) => indexOfPart(part) !== index)
    .map((part) => (
      <div key={part} className={styles.offline}>
        <OfflineIcon />
        <p>
          {part === 'details'
            ? t('sending.checkDetails')
            : t('sending.checkPage', { page: pageNumber(indexOfPart(part)) })}{' '}
          <Link className={styles.stripLink} to={pathTo(indexOfPart(part))}>
            {t('sending.openPage')}
          </Link>
        </p>
      </div>
    ));
}

/** Says what the server does not have yet and that it is safe, for as long as that is so. Stays in view at the top. */
export function SendingStrip({ player, index, sending, onSend }: StripProps) {
  const { t } = useTranslation();
  const { kind, parked, isLate, maySend, isForgetful } = sending;
  return (
    <output className={styles.offlineRegion}>
      {isForgetful && (
        <div className={styles.offline}>
          <OfflineIcon />
          <p>{t('sending.forgetful')}</p>
        </div>
      )}
      {isTold(kind) && (
        <div className={styles.offline}>
          <OfflineIcon />
          <p>
            {t(`sending.${kind}`)}
            {isLate && ` ${t('sending.late')}`}
          </p>
          {kind === 'code' && (
            <LinkButton variant="secondary" to={paths.userFormCode(player.form._id)} state={{}}>
              {t('sending.giveCode')}
            </LinkButton>
          )}
          {onSend && maySend && (kind === 'queued' || kind === 'failed') && (
            <Button variant="secondary" onClick={onSend}>
              {t(kind === 'queued' ? 'sending.sendNow' : 'common.retry')}
            </Button>
          )}
        </div>
      )}
      <ParkedLinks pathTo={player.pathTo} index={index} parked={parked} />
    </output>
  );
}
