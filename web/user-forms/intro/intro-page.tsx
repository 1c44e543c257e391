import { useTranslation } from 'react-i18next';
import { DETAILS_INDEX, INTRO_INDEX, pageNumber } from '../../../shared/content/pages/page-number.ts';
import { factsOf } from '../../../shared/content/poster/poster.ts';
import { OutsideLink } from '../../content/text/outside-link.tsx';
import { FactsPart } from '../../content/site/facts-part.tsx';
import { SiteLines } from '../../content/site/site-lines.tsx';
import { siteSaidOf } from '../../content/said/page-said.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { furthestIndex } from '../form-page/page-indexes.ts';
import { PlayerFrame } from '../player-frame.tsx';
import { siteName } from '../form-page/site-texts.ts';
import type { Player } from '../use-player.ts';
import { useSteps } from '../use-steps.ts';

/** A form has a PIN before it has content; an induction from it could never be completed. */
function UnwrittenPage({ player }: { player: Player }) {
  const { t } = useTranslation();
  return (
    <PlayerFrame player={player} index={INTRO_INDEX} title={siteName(player.form)}>
      <Alert kind="other" title={t('player.unwritten.title')}>
        <p>{t('player.unwritten.text')}</p>
      </Alert>
      <SiteLines project={player.form.inductionForm.project} />
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
  const said = siteSaidOf(form);
  const furthest = form.isAllOpen ? DETAILS_INDEX : furthestIndex(form);
  const isBegun = furthest > DETAILS_INDEX;
  return (
    <PlayerFrame
      player={player}
      index={INTRO_INDEX}
      title={siteName(form)}
      said={said}
      heading={<span lang={said.base}>{siteName(form)}</span>}
      bar={
        <Button wide onClick={() => go(furthest)}>
          {isBegun ? t('player.continueFrom', { page: pageNumber(furthest) }) : t('player.begin')}
        </Button>
      }
    >
      <SiteLines project={form.inductionForm.project} said={said} />
      <LanguageChoice languages={form.inductionForm.languages} />
      <FactsPart facts={factsOf({ pages: form.pages, inputSettings: form.inductionForm.inputSettings })} />
      <p>
        <OutsideLink href="/Tietosuojaseloste.pdf">{t('player.privacy')}</OutsideLink>
      </p>
    </PlayerFrame>
  );
}
