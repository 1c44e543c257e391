import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../ui/button.tsx';
import { ArrowLeftIcon, PrintIcon } from '../ui/icons.tsx';
import styles from './print-screen.module.css';

type PrintScreenProps = {
  back: { to: string; label: string };
  /** Choices beside the button. */
  choices?: ReactNode;
  children: ReactNode;
};

/** The screen of something that is to be printed: a bar that stays on the screen, and the sheet. */
export function PrintScreen({ back, choices, children }: PrintScreenProps) {
  const { t } = useTranslation();
  return (
    <main id="main" className={styles.screen}>
      <div className={styles.bar}>
        <Link className={styles.back} to={back.to}>
          <ArrowLeftIcon />
          {back.label}
        </Link>
        <div className={styles.choices}>
          {choices}
          <Button icon={<PrintIcon />} onClick={() => window.print()}>
            {t('forms.printNow')}
          </Button>
        </div>
      </div>
      <div className={styles.sheet}>{children}</div>
    </main>
  );
}
