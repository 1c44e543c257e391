import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { WORDMARK } from '../../app/shell/product.ts';
import { fileName, saveFile } from '../../ui/save-file.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import styles from '../second-factor.module.css';
import { printLines } from './print-codes.ts';

type RecoveryCodesProps = { codes: readonly string[]; doneLabel: string; onDone: () => void };

/** Fresh recovery codes, which are shown this once: to be printed or saved. */
export function RecoveryCodes({ codes, doneLabel, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const title = `${WORDMARK}: ${t('secondFactor.recovery.title')}`;
  const lines = [...codes, '', t('secondFactor.recovery.each')];
  const save = () =>
    saveFile(
      fileName([WORDMARK, t('secondFactor.recovery.title')], 'txt'),
      [title, '', ...lines].join('\r\n'),
      'text/plain',
    );
  return (
    <Stack gap={5}>
      <Alert ref={box} kind="info" title={t('secondFactor.recovery.onceTitle')}>
        {t('secondFactor.recovery.once')}
      </Alert>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Row gap={2} across={4}>
        <Button variant="secondary" onClick={save}>
          {t('secondFactor.recovery.download')}
        </Button>
        <Button variant="secondary" onClick={() => printLines(title, lines)}>
          {t('secondFactor.recovery.print')}
        </Button>
      </Row>
      <Button wide onClick={onDone}>
        {doneLabel}
      </Button>
    </Stack>
  );
}
