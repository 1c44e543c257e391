// <CopyButton text={url} label={t('…')} />: copies a text and says whether it could.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { CopyIcon } from '../ui/icons.tsx';
import styles from './copy-button.module.css';

export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation();
  const [isCopied, setCopied] = useState<boolean>();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <>
      <Button variant="secondary" icon={<CopyIcon />} onClick={() => void copy()}>
        {label}
      </Button>
      <output className={styles.said}>
        {isCopied === undefined ? '' : t(isCopied ? 'lists.copied' : 'lists.notCopied')}
      </output>
    </>
  );
}
