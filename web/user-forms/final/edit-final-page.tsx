import { useTranslation } from 'react-i18next';
import { staffPaths } from '../../app/routing/staff-paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import styles from './final-page.module.css';
import { finalIndex } from '../form-page/page-indexes.ts';
import { PlayerFrame } from '../player-frame.tsx';
import type { Player } from '../use-player.ts';

/** The last page of an edit: who changed what, and a link back to the approval. */
export function EditFinalPage({ player }: { player: Player }) {
  const { t } = useTranslation();
  const { form } = player;
  return (
    <PlayerFrame
      player={player}
      index={finalIndex(form)}
      title={t('modes.edit.final')}
      bar={
        <LinkButton to={staffPaths.approvalOfUserForm(form._id)} wide>
          {t('modes.edit.back')}
        </LinkButton>
      }
    >
      {form.adminEdits.length === 0 ? (
        <p>{t('modes.edit.none')}</p>
      ) : (
        <>
          <p>{t('modes.edit.changes')}</p>
          <ul className={styles.unsent}>
            {form.adminEdits.map((line, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- edits are only ever added at the end, and two within a minute may read the same
              <li key={place}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </PlayerFrame>
  );
}
