// <WalkLine walk={list.walk} />: how many rows have come while all are fetched, with the way to stop and to go on.
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import type { ListWalk } from '../list/use-cursor-list.ts';
import styles from './walk-line.module.css';

export function WalkLine({ walk }: { walk: ListWalk | undefined }) {
  const { t } = useTranslation();
  if (!walk) return null;
  const { count, isStopped, stop, goOn } = walk;
  return (
    <div className={styles.line}>
      <span>{t(isStopped ? 'lists.stopped' : 'lists.fetched', { count })}</span>
      <Button variant="secondary" isSmall onClick={isStopped ? goOn : stop}>
        {t(isStopped ? 'lists.fetchRest' : 'lists.stop')}
      </Button>
    </div>
  );
}
