// <PlayerFrame player={player} index={4} title={page.title} bar={<Button …/>}>content</PlayerFrame>: the frame of every page of the player.
// `summary` stands first on the page, below `refusal`, which is the page's `RefusalNotice`.
import { lazy, Suspense, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pageNumber } from '../../shared/content/pages/page-number.ts';
import { titleLanguage } from '../content/said/page-said.ts';
import type { PageSaid } from '../content/said/said.tsx';
import { StickyBar } from '../ui/bars/sticky-bar.tsx';
import { finalIndex } from './form-page/page-indexes.ts';
import { FrameTitle } from './frame-title.tsx';
import type { Player } from './use-player.ts';
import { PlayerHeader } from './player-header.tsx';
import styles from './player.module.css';
import { SavedLine } from './saved-line.tsx';
import { SendingStrip } from './sending/sending-strip.tsx';

/** Lazy: only a returned induction has it, which the player works without if loading fails. */
const ReturnedPart = lazy(() =>
  import('./form-page/returned-part.tsx').then(
    (file) => ({ default: file.ReturnedPart }),
    () => ({ default: () => null }),
  ),
);
/** Lazy: only a renewal has them. */
const RenewalNote = lazy(() => import('./renew/renewal-note.tsx').then((file) => ({ default: file.RenewalNote })));

type PlayerFrameProps = {
  player: Player;
  index: number;
  title: string;
  children: ReactNode;
  bar?: ReactNode;
  summary?: ReactNode;
  hasErrors?: boolean;
  /** Why the page was not saved. */
  refusal?: ReactNode;
  /** Replaces the title as the heading. */
  heading?: ReactNode;
  /** Of a page with the site's own texts, which may be read aloud: in which language they are. */
  said?: PageSaid;
};

export function PlayerFrame(props: PlayerFrameProps) {
  const { player, index, title, children, bar, summary, hasErrors = false, refusal, heading, said } = props;
  const { form, sending, notice } = player;
  const { t } = useTranslation();
  const read = useRef<HTMLDivElement>(null);
  const own = title.trim();
  const shownTitle = own || t('player.untitled', { page: pageNumber(index) });
  return (
    <div className={styles.player}>
      {sending && (
        <SendingStrip
          player={player}
          index={index}
          sending={sending}
          onSend={index === finalIndex(form) ? undefined : player.sendNow}
        />
      )}
      {notice}
      <PlayerHeader
        player={player}
        index={index}
        title={shownTitle}
        language={said && own !== '' ? titleLanguage(said) : undefined}
      >
        {sending && <SavedLine sending={sending} />}
      </PlayerHeader>
      <main id="main" className={styles.main}>
        <div ref={read} className={styles.page}>
          {refusal}
          {summary}
          <FrameTitle
            own={own}
            title={shownTitle}
            form={form}
            index={index}
            hasErrors={hasErrors}
            said={said}
            heading={heading}
            page={read}
          />
          {form.meta.returned && (
            <Suspense fallback={null}>
              <ReturnedPart player={player} index={index} />
            </Suspense>
          )}
          {form.meta.renewalOf && (
            <Suspense fallback={null}>
              <RenewalNote player={player} index={index} />
            </Suspense>
          )}
          {children}
        </div>
        {bar && <StickyBar>{bar}</StickyBar>}
      </main>
    </div>
  );
}
