import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { INTRO_INDEX, pageNumber } from '../../shared/content/pages/page-number.ts';
import type { WorkerLanguage } from '../../shared/core/fields.ts';
import { untilDrawn } from '../app/api/fetch-ahead.ts';
import { workerScreen } from '../app/routing/lazy-screen.ts';
import { chooseLanguage, useLanguage } from '../app/texts/i18n.ts';
import { LanguageSwitch } from '../ui/fields/language-switch.tsx';
import { Ruler } from '../ui/figures/ruler.tsx';
import { useOpened } from '../ui/use-opened.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { isDone, pageCount } from './form-page/page-indexes.ts';
import styles from './player.module.css';
import type { Player } from './use-player.ts';

const PageList = workerScreen(() => import('./pages/page-list.tsx').then((file) => file.PageList));

type PlayerHeaderProps = {
  player: Player;
  index: number;
  title: string;
  language: WorkerLanguage | undefined;
  children?: ReactNode;
};

/** The page's number and name, in the `language` that the name is in, and the ruler. Both open the list of pages. */
export function PlayerHeader({ player, index, title, language: titleLanguage, children }: PlayerHeaderProps) {
  const { form } = player;
  const { t } = useTranslation();
  const language = useLanguage();
  const [isListOpen, setListOpen] = useState(false);
  const isListLoaded = useOpened(isListOpen);
  useEffect(() => void untilDrawn().then(PageList.fetchAhead), []);
  const total = pageCount(form);
  return (
    <header className={styles.header}>
      <div className={styles.headerInner}>
        <div className={styles.where}>
          <button type="button" className={styles.list} aria-haspopup="dialog" onClick={() => setListOpen(true)}>
            <span className={styles.listText}>
              <strong>{t('player.pageOf', { page: pageNumber(index), total })}</strong>{' '}
              <span className={styles.listTitle} lang={titleLanguage}>
                {title}
              </span>
            </span>
            <VisuallyHidden>. {t('player.openList')}</VisuallyHidden>
          </button>
          {index !== INTRO_INDEX && <LanguageSwitch variant="link" language={language} onChange={chooseLanguage} />}
        </div>
        <Ruler count={total} current={index} isDone={(each) => isDone(form, each)} />
        {children}
      </div>
      {isListLoaded && (
        <Suspense>
          <PageList player={player} index={index} isOpen={isListOpen} onClose={() => setListOpen(false)} />
        </Suspense>
      )}
    </header>
  );
}
