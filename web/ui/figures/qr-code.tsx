// <QrCode text="https://…" label={t('…')} />: a QR code as a drawing, level M with its quiet zone, as large as its surroundings let it.
/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a drawing is no picture file that an img could show */
import { useMemo } from 'react';
import { encode } from 'uqr';
import styles from './qr-code.module.css';

const QUIET_MODULES = 4;

/** The dark modules as one path, with one stroke per horizontal run. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  const runs = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      return [`M${x} ${y}h${(end < 0 ? row.length : end) - x}v1H${x}z`];
    }),
  );
  return runs.join('');
}

export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = useMemo(() => encode(text, { ecc: 'M', border: QUIET_MODULES }), [text]);
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} className={styles.light} />
      <path d={pathOf(data)} className={styles.dark} />
    </svg>
  );
}
