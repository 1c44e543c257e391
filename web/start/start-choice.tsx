import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../app/routing/paths.ts';
import type { OfPin } from '../phone/finished.ts';
import type { FinishedInduction, WorkerSession } from '../phone/rows.ts';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PageChange, PageChangeContext, usePageChange } from '../ui/layout/page-change.ts';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { FinishedCards } from './finished-cards.tsx';
import styles from './start-page.module.css';
import { UnfinishedCard } from './unfinished-card.tsx';
import { useUnsentCounts } from './use-unsent-counts.ts';

function Unfinished({ unfinished }: { unfinished: readonly WorkerSession[] }) {
  const { t } = useTranslation();
  const unsent = useUnsentCounts();
  return (
    <>
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
    </>
  );
}

/** Says that this phone has done the induction, without a name, and links to its card. */
function Done({ isAlone, onShow }: { isAlone: boolean; onShow: () => void }) {
  const { t } = useTranslation();
  const title = t('start.done.title');
  const button = (
    <Button variant={isAlone ? 'primary' : 'secondary'} wide onClick={onShow}>
      {t('start.done.show')}
    </Button>
  );
  if (isAlone)
    return (
      <>
        <PageHeading title={title} />
        {button}
      </>
    );
  return (
    <section className={styles.resume} aria-labelledby="done-title">
      <h2 id="done-title">{title}</h2>
      {button}
    </section>
  );
}

type QuestionProps = {
  unfinished: readonly WorkerSession[];
  finished: readonly FinishedInduction[];
  onStartNew: () => void;
  onShow: () => void;
};

function Question({ unfinished, finished, onStartNew, onShow }: QuestionProps) {
  const { t } = useTranslation();
  const hasUnfinished = unfinished.length > 0;
  return (
    <main id="main" className={styles.page}>
      {hasUnfinished && <Unfinished unfinished={unfinished} />}
      {finished.length > 0 && <Done isAlone={!hasUnfinished} onShow={onShow} />}
      <section className={styles.resume} aria-labelledby="new-title">
        <h2 id="new-title">{t('start.choice.newTitle')}</h2>
        <p>{t(hasUnfinished ? 'start.choice.newText' : 'start.done.anotherText')}</p>
        <Button variant="secondary" wide onClick={onStartNew}>
          {t(finished.length > 0 ? 'start.done.another' : 'start.choice.new')}
        </Button>
        <LinkButton to={paths.start} variant="ghost" wide>
          {t('start.choice.otherPin')}
        </LinkButton>
      </section>
    </main>
  );
}

type StartChoiceProps = { kept: OfPin; onStartNew: () => void };

/** Asks whether to continue this phone's induction of the PIN, to show its card or to start another. */
export function StartChoice({ kept, onStartNew }: StartChoiceProps) {
  const first = usePageChange();
  const [finished, setFinished] = useState<readonly FinishedInduction[]>(kept.finished);
  const [view, setView] = useState({ isCardShown: false, change: first });
  // Screen reader and keyboard users experience the cards as another page.
  const turn = (isCardShown: boolean) => setView({ isCardShown, change: new PageChange(first.number + 1) });
  return (
    <PageChangeContext value={view.change}>
      {view.isCardShown ? (
        <FinishedCards finished={finished} onRemoved={setFinished} onBack={() => turn(false)} />
      ) : (
        <Question unfinished={kept.unfinished} finished={finished} onStartNew={onStartNew} onShow={() => turn(true)} />
      )}
    </PageChangeContext>
  );
}
