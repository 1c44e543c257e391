import { useTranslation } from 'react-i18next';
import type { UserPage } from '../../../shared/content/pages/page.ts';
import type { PageFiles } from '../../content/page-files.ts';
import { PageBlocks } from '../../content/page-blocks.tsx';
import { Button } from '../../ui/button.tsx';
import styles from '../player.module.css';

type ConflictChoiceProps = {
  /** The page as the server has it. */
  saved: UserPage;
  files: PageFiles;
  /** Absent where the worker's own can no longer be saved. */
  onMine: (() => void) | undefined;
  onSaved: () => void;
};

/** Both versions of a page that was changed in two places: the worker's own is the page itself, the saved one is here. */
export function ConflictChoice({ saved, files, onMine, onSaved }: ConflictChoiceProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.choice}>
      <details className={styles.savedVersion}>
        <summary>{t('player.choice.show')}</summary>
        <PageBlocks content={saved.content} page={{ mode: 'read', openness: 'closed', files }} idPrefix="saved" />
      </details>
      {onMine && (
        <Button wide onClick={onMine}>
          {t('player.choice.mine')}
        </Button>
      )}
      <Button variant="secondary" wide onClick={onSaved}>
        {t('player.choice.saved')}
      </Button>
    </div>
  );
}
