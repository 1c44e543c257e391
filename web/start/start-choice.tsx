import { useTranslation } from 'react-i18next';
import { paths } from '../app/paths.ts';
import type { WorkerSession } from '../app/worker-sessions.ts';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import styles from './start-page.module.css';
import { UnfinishedCard } from './unfinished-card.tsx';
import { useUnsentCounts } from './use-unsent-counts.ts';

type StartChoiceProps = { unfinished: readonly WorkerSession[]; onStartNew: () => void };

/** Asks, where this PIN has already started an induction on this phone, whether to go on with it or to start another. */
export function StartChoice({ unfinished, onStartNew }: StartChoiceProps) {
  const { t } = useTranslation();
  const unsent = useUnsentCounts();
  return (
    <main id="main" className={styles.page}>
      <PageHeading title={t('start.choice.title')} />
      <p>{t('start.choice.text')}</p>
      {unfinished.map((each, place) => (
        <UnfinishedCard
          key={each.userFormId}
          unfinished={each}
          unsentCount={unsent.get(each.userFormId) ?? 0}
          label={t('start.choice.resume')}
          variant={place === 0 ? 'primary' : 'secondary'}
        />
      ))}
      <section className={styles.resume} aria-labelledby="new-title">
        <h2 id="new-title">{t('start.choice.newTitle')}</h2>
        <p>{t('start.choice.newText')}</p>
        <Button variant="secondary" wide onClick={onStartNew}>
          {t('start.choice.new')}
        </Button>
        <LinkButton to={paths.start} variant="ghost" wide>
          {t('start.choice.otherPin')}
        </LinkButton>
      </section>
    </main>
  );
}
