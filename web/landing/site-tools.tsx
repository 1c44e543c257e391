import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../ui/class-names.ts';
import { CheckIcon } from '../ui/icons.tsx';
import { Ruler } from '../ui/ruler.tsx';
import { Tag } from '../ui/tag.tsx';
import styles from './site-tools.module.css';

const SAMPLE_PAGES = 9;
const SAMPLE_PAGE = 3;

type ToolProps = { name: 'inductions' | 'cards' | 'permits'; children: ReactNode };

/** One tool of the site office, with a drawing made of the product's own parts. */
function Tool({ name, children }: ToolProps) {
  const { t } = useTranslation();
  return (
    <li className={styles.tool}>
      <div className={styles.sample} aria-hidden="true">
        {children}
      </div>
      <h3>{t(`landing.tools.${name}.title`)}</h3>
      <p>{t(`landing.tools.${name}.text`)}</p>
    </li>
  );
}

function InductionSample() {
  const { t } = useTranslation();
  return (
    <>
      <p className={styles.small}>
        <strong>{t('landing.sample.page', { page: SAMPLE_PAGE + 1, total: SAMPLE_PAGES })}</strong>{' '}
        {t('landing.sample.gear')}
      </p>
      <Ruler count={SAMPLE_PAGES} current={SAMPLE_PAGE} doneCount={SAMPLE_PAGE} />
      <p className={styles.tick}>
        <span className={styles.box}>
          <CheckIcon />
        </span>
        {t('landing.sample.tick')}
      </p>
    </>
  );
}

function CardSample() {
  const { t } = useTranslation();
  return (
    <>
      <p className={styles.row}>
        {t('cards.name.Työturvallisuuskortti')} <Tag tone="cardValid">{t('landing.sample.valid')}</Tag>
      </p>
      <p className={styles.row}>
        {t('cards.name.Tulityökortti')} <Tag tone="cardWarn">{t('landing.sample.warn')}</Tag>
      </p>
      <p className={styles.row}>
        {t('cards.name.Ensiapukortti')} <Tag tone="cardExpired">{t('landing.sample.expired')}</Tag>
      </p>
    </>
  );
}

function PermitSample() {
  const { t } = useTranslation();
  return (
    <>
      <ol className={styles.chain}>
        <li className={styles.signed}>{t('landing.sample.creator')}</li>
        <li className={styles.signed}>{t('landing.sample.worker')}</li>
        <li className={styles.next}>{t('landing.sample.grantor')}</li>
      </ol>
      <Tag tone="pending">{t('landing.sample.waiting')}</Tag>
    </>
  );
}

export function SiteTools() {
  const { t } = useTranslation();
  return (
    <section className={styles.band} aria-labelledby="site-tools">
      <div className={styles.inner}>
        <h2 id="site-tools" tabIndex={-1}>
          {t('landing.toolsTitle')}
        </h2>
        <ul className={classNames(styles.tools)}>
          <Tool name="inductions">
            <InductionSample />
          </Tool>
          <Tool name="cards">
            <CardSample />
          </Tool>
          <Tool name="permits">
            <PermitSample />
          </Tool>
        </ul>
      </div>
    </section>
  );
}
