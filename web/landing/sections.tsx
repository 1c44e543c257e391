import { useTranslation } from 'react-i18next';
import { PROVIDER } from '../app/provider.ts';
import { classNames } from '../ui/class-names.ts';
import { CheckIcon, ExternalIcon } from '../ui/icons.tsx';
import styles from './sections.module.css';

const STEPS = ['pin', 'induction', 'cards', 'approval'] as const;
const FIELD = ['phone', 'resume', 'languages', 'targets'] as const;

/** Occupational Safety and Health Act 738/2002: section 14 (induction) and 52 a (photo identity card on a shared site). */
const ACT = 'https://www.finlex.fi/fi/lainsaadanto/2002/738';
const REASONS = [
  { text: 'landing.reasons.induction', law: 'landing.reasons.inductionLaw', section: `${ACT}#chp_2__sec_14` },
  { text: 'landing.reasons.identity', law: 'landing.reasons.identityLaw', section: `${ACT}#chp_6__sec_52a` },
] as const;

/** The four ticks of the way through an induction. */
export function Steps() {
  const { t } = useTranslation();
  return (
    <section className={styles.section} aria-labelledby="steps">
      <h2 id="steps" tabIndex={-1}>
        {t('landing.stepsTitle')}
      </h2>
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step}>
            <h3>{t(`landing.steps.${step}.title`)}</h3>
            <p>{t(`landing.steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function Reasons() {
  const { t } = useTranslation();
  return (
    <section className={styles.band} aria-labelledby="reasons">
      <div className={classNames(styles.section, styles.split)}>
        <h2 id="reasons">{t('landing.reasonsTitle')}</h2>
        <div className={styles.prose}>
          {REASONS.map(({ text, law, section }) => (
            <div key={section}>
              <p>{t(text)}</p>
              <a href={section} className={styles.law} rel="noreferrer">
                {t(law)}
                <ExternalIcon />
              </a>
            </div>
          ))}
          <p className={styles.limit}>{t('landing.reasons.limit')}</p>
        </div>
      </div>
    </section>
  );
}

export function Field() {
  const { t } = useTranslation();
  return (
    <section className={classNames(styles.section, styles.split)} aria-labelledby="field">
      <h2 id="field">{t('landing.fieldTitle')}</h2>
      <ul className={styles.ticks}>
        {FIELD.map((each) => (
          <li key={each}>
            <CheckIcon />
            {t(`landing.field.${each}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who keeps the service up, as far as the settings of the build tell. */
function Provider() {
  const { t } = useTranslation();
  const { name, businessId, mail, hours } = PROVIDER;
  if (name === undefined) return null;
  return (
    <p>
      {t('landing.about.provider', { name })}
      {businessId !== undefined && ` ${t('landing.about.businessId', { businessId })}`}
      {mail !== undefined && (
        <>
          {' '}
          <a href={`mailto:${mail}`}>{mail}</a>
          {'. '}
        </>
      )}
      {hours !== undefined && ` ${t('landing.about.hours', { hours })}`}
    </p>
  );
}

export function About() {
  const { t } = useTranslation();
  return (
    <section id="about" className={styles.band} aria-labelledby="about-title">
      <div className={classNames(styles.section, styles.split)}>
        <h2 id="about-title">{t('landing.aboutTitle')}</h2>
        <div className={styles.prose}>
          <p>{t('landing.about.what')}</p>
          <p>{t('landing.about.help')}</p>
          <Provider />
        </div>
      </div>
    </section>
  );
}
