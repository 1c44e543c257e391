import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { ArrowLeftIcon, PrintIcon } from '../../ui/icons.tsx';
import { Row } from '../../ui/layout/row.tsx';
import styles from './print-screen.module.css';

type PrintScreenProps = {
  back: { to: string; label: string };
  /** Options beside the print button. */
  choices?: ReactNode;
  children: ReactNode;
};

/** A print preview: a sticky bar, and the sheet. */
export function PrintScreen({ back, choices, children }: PrintScreenProps) {
  const { t } = useTranslation();
  return (
    <main id="main" className={styles.screen}>
      <div className={styles.bar}>
        <Link className={styles.back} to={back.to}>
          <ArrowLeftIcon />
          {back.label}
        </Link>
        <Row gap={2} across={5} align="center">
          {choices}
          <Button icon={<PrintIcon />} onClick={() => window.print()}>
            {t('forms.printNow')}
          </Button>
        </Row>
      </div>
      <div className={styles.sheet}>{children}</div>
    </main>
  );
}
