import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignatureValue } from '../../../shared/content/blocks/form/signature.ts';
import { formatDate, formatTime } from '../../../shared/core/dates.ts';
import { pictureUrl, type PageFiles } from '../page-files.ts';
import { isDay, signatureClocks } from './signature-clocks.ts';
import styles from './signature.module.css';

type GivenSignatureProps = {
  label: ReactNode;
  value: SignatureValue;
  files: PageFiles | undefined;
  children?: ReactNode;
};

/** The time of signing in words, plus the phone's own time where the two clocks differ much; a dash without a time. */
function useSignedAt(value: SignatureValue, given: string | undefined): { signedAt: string; byPhone?: string } {
  const { t } = useTranslation();
  const { signed, phone } = signatureClocks(value, given);
  if (signed === undefined) return { signedAt: '—' };
  const at = (key: 'signed' | 'phone', when: string) =>
    isDay(when)
      ? t(`signature.${key}On`, { date: formatDate(when) })
      : t(`signature.${key}At`, { date: formatDate(when), time: formatTime(when) });
  return { signedAt: at('signed', signed), ...(phone !== undefined && { byPhone: at('phone', phone) }) };
}

/** A saved signature for reading: picture, time and place. */
export function GivenSignature({ label, value, files, children }: GivenSignatureProps) {
  const { t } = useTranslation();
  const url = pictureUrl(value.value, files);
  const { signedAt, byPhone } = useSignedAt(value, files?.givenAt?.(value.value));
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
      {byPhone && <p>{byPhone}</p>}
      {children}
    </div>
  );
}
