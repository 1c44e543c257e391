import { useTranslation } from 'react-i18next';
import { DETAILS_INDEX, INTRO_INDEX, pageNumber } from '../../../shared/content/page-number.ts';
import type { UserForm } from '../../../shared/user-forms/user-form.ts';
import { OutsideLink } from '../../content/text/outside-link.tsx';
import { CallableText } from '../../content/text/callable-text.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { expectedMinutes } from './expected-minutes.ts';
import styles from './intro-page.module.css';
import { LanguageChoice } from './language-choice.tsx';
import { NeededList } from './needed-list.tsx';
import { furthestIndex, pageCount } from '../form-page/page-indexes.ts';
import { PlayerFrame } from '../player-frame.tsx';
import { mapUrl, siteName } from '../form-page/site-texts.ts';
import type { Player } from '../use-player.ts';
import { useSteps } from '../use-steps.ts';

function SiteTexts({ form }: { form: UserForm }) {
  const { t } = useTranslation();
  const { title, description, address } = form.inductionForm.project;
  const map = mapUrl(form);
  return (
    <div className={styles.site}>
      {[...title.slice(1), ...description].map((line) => (
        <p key={line}>
          <CallableText text={line} />
        </p>
      ))}
      {map && (
        <address className={styles.address}>
          {address.map((line) => (
            <span key={line}>
              <CallableText text={line} />
            </span>
          ))}
          <OutsideLink href={map}>{t('player.map')}</OutsideLink>
        </address>
      )}
    </div>
  );
}

/** A form has a PIN before it has content; an induction from it could never be completed. */
function UnwrittenPage({ player }: { player: Player }) {
  const { t } = useTranslation();
  return (
    <PlayerFrame player={player} index={INTRO_INDEX} title={siteName(player.form)}>
      <Alert kind="other" title={t('player.unwritten.title')}>
        <p>{t('player.unwritten.text')}</p>
      </Alert>
      <SiteTexts form={player.form} />
      <LanguageChoice />
    </PlayerFrame>
  );
}

/** What the induction is, how long it takes and what it needs, in the worker's language. */
export function IntroPage({ player }: { player: Player }) {
  const { pages, isAllOpen } = player.form;
  return pages.length === 0 && !isAllOpen ? <UnwrittenPage player={player} /> : <WrittenPage player={player} />;
}

function WrittenPage({ player }: { player: Player }) {
  const { form } = player;
  const { t } = useTranslation();
  const { go } = useSteps(player, INTRO_INDEX);
  const furthest = form.isAllOpen ? DETAILS_INDEX : furthestIndex(form);
  const isBegun = furthest > DETAILS_INDEX;
  return (
    <PlayerFrame
      player={player}
      index={INTRO_INDEX}
      title={siteName(form)}
      bar={
        <Button wide onClick={() => go(furthest)}>
          {isBegun ? t('player.continueFrom', { page: pageNumber(furthest) }) : t('player.begin')}
        </Button>
      }
    >
      <SiteTexts form={form} />
      <LanguageChoice />
      <section className={styles.facts} aria-labelledby="facts-title">
        <h2 id="facts-title">{t('player.needed.title')}</h2>
        <p>{t('player.duration', { minutes: expectedMinutes(form), pages: pageCount(form) })}</p>
        <NeededList form={form} />
      </section>
      <p>
        <OutsideLink href="/Tietosuojaseloste.pdf">{t('player.privacy')}</OutsideLink>
      </p>
    </PlayerFrame>
  );
}
