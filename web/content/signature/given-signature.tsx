import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignatureValue } from '../../../shared/content/kinds/signature.ts';
import { formatDate, formatTime } from '../../../shared/core/dates.ts';
import { pictureUrl, type PageFiles } from '../page-files.ts';
import styles from './signature.module.css';

type GivenSignatureProps = {
  label: string;
  value: SignatureValue;
  files: PageFiles | undefined;
  children?: ReactNode;
};

const DATE_CHARACTERS = 'YYYY-MM-DD'.length;

/** When it was signed, in words; a dash where it was not. */
function useSignedAt({ signed, date }: SignatureValue): string {
  const { t } = useTranslation();
  if (!signed || date === '') return '—';
  if (date.length === DATE_CHARACTERS) return t('signature.signedOn', { date: formatDate(date) });
  return t('signature.signedAt', { date: formatDate(date), time: formatTime(date) });
}

/** A given signature for reading: the picture, when and where. */
export function GivenSignature({ label, value, files, children }: GivenSignatureProps) {
  const { t } = useTranslation();
  const url = pictureUrl(value.value, files);
  const signedAt = useSignedAt(value);
  return (
    <div className={styles.given}>
      <p className={styles.label}>{label || t('signature.label')}</p>
      {url && (
        <img
          className={styles.picture}
          src={url}
          alt={t(value.typed ? 'signature.typedPicture' : 'signature.picture')}
        />
      )}
      <p>
        {signedAt}
        {value.location && `, ${value.location}`}
      </p>
      {children}
    </div>
  );
}
