import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pageNumber } from '../../../shared/content/pages/page-number.ts';
import { saidOf, titleLanguage } from '../../content/said/page-said.ts';
import { classNames } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { CheckIcon } from '../../ui/first-icons.tsx';
import type { Part } from '../../offline/kept-induction.ts';
import { isSharedDevice } from '../../shared-device/shared-mark.ts';
import { ForgetButton } from '../final/forget-button.tsx';
import { furthestIndex, isDone, pageCount, placeAt } from '../form-page/page-indexes.ts';
import styles from './page-list.module.css';
import { pagesToMend } from '../form-page/returned-part.tsx';
import { NextPerson } from '../shared-device/shared-parts.tsx';
import type { ShownForm } from '../shown-form.ts';
import type { Player } from '../use-player.ts';

/** Lazy: only a renewal has them. */
const PageMark = lazy(() => import('../renew/page-mark.tsx').then((file) => ({ default: file.PageMark })));

function partAt(form: ShownForm, index: number): Part | undefined {
  const place = placeAt(form, index);
  if (place.kind === 'details') return 'details';
  return place.kind === 'form' ? place.formPage : undefined;
}

/** A note on a page whose content the server lacks, or that was returned. */
function useUnsentNote(form: ShownForm, part: Part | undefined): string | undefined {
  const { t } = useTranslation();
  const waiting = part === undefined ? undefined : form.unsent?.get(part);
  if (waiting) return t(waiting.isParked ? 'player.list.check' : 'player.list.waits');
  return typeof part === 'number' && pagesToMend(form).includes(part) ? t('player.list.mend') : undefined;
}

/** The page titles by index. */
function usePageTitle(form: ShownForm): (index: number) => ReactNode {
  const { t } = useTranslation();
  return (index) => {
    const place = placeAt(form, index);
    if (place.kind !== 'form') return t(`player.${place.kind}`);
    const page = form.pages[place.formPage];
    const title = page?.title.trim();
    if (!page || !title) return t('player.untitled', { page: pageNumber(index) });
    return <span lang={titleLanguage(saidOf(form, page))}>{title}</span>;
  };
}

/** Of a renewal: whether a page is as it was, or has changed. */
function Mark({ form, part }: { form: ShownForm; part: Part | undefined }) {
  const page = form.meta.renewalOf && typeof part === 'number' ? form.pages[part] : undefined;
  if (!page) return null;
  return (
    <Suspense fallback={null}>
      <span className={styles.state}>
        <PageMark page={page} />
      </span>
    </Suspense>
  );
}

type RowProps = { player: Player; index: number; current: number; title: ReactNode; onGo: () => void };

function Row({ player, index, current, title, onGo }: RowProps) {
  const { form, pathTo } = player;
  const { t } = useTranslation();
  const furthest = furthestIndex(form);
  const isOpen = index <= furthest;
  const state = index === current ? 'here' : isDone(form, index) ? 'done' : isOpen ? undefined : 'locked';
  // Only the first locked row explains what opens it; repeated on every row this would be noise.
  const told = state && (state !== 'locked' || index === furthest + 1) ? t(`player.list.${state}`) : undefined;
  const part = partAt(form, index);
  const note = useUnsentNote(form, part) ?? told;
  const content = (
    <>
      <span className={styles.mark}>{state === 'done' ? <CheckIcon /> : pageNumber(index)}</span>
      <span className={styles.text}>
        {title}
        {note && <span className={styles.state}>{note}</span>}
        <Mark form={form} part={part} />
      </span>
    </>
  );
  const className = classNames(styles.row, state && styles[state]);
  if (!isOpen || index === current) {
    return (
      <span className={className} aria-current={index === current ? 'page' : undefined}>
        {content}
      </span>
    );
  }
  return (
    <Link className={className} to={pathTo(index)} onClick={onGo}>
      {content}
    </Link>
  );
}

type PageListProps = { player: Player; index: number; isOpen: boolean; onClose: () => void };

/** All pages of the induction, with links up to the first unfinished one. */
export function PageList({ player, index, isOpen, onClose }: PageListProps) {
  const { form } = player;
  const { t } = useTranslation();
  const titleOf = usePageTitle(form);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('player.list.title')}>
      <ol className={styles.list}>
        {Array.from({ length: pageCount(form) }, (_, each) => (
          <li key={each}>
            <Row player={player} index={each} current={index} title={titleOf(each)} onGo={onClose} />
          </li>
        ))}
      </ol>
      {player.isKept && (isSharedDevice() ? <NextPerson form={form} /> : <ForgetButton form={form} />)}
    </Dialog>
  );
}
