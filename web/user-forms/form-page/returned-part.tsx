import { useTranslation } from 'react-i18next';
import { indexOfFormPage, pageNumber } from '../../../shared/content/pages/page-number.ts';
import { saidOf, titleLanguage } from '../../content/said/page-said.ts';
import { ReturnedNotice } from '../../content/returned-notice.tsx';
import { furthestIndex, isWaiting, placeAt } from './page-indexes.ts';
import type { ShownForm } from '../shown-form.ts';
import type { Player } from '../use-player.ts';

/** The returned pages (from 0) that are not signed again yet. */
export function pagesToMend(form: Pick<ShownForm, 'meta' | 'pages' | 'unsent'>): number[] {
  const { returned, signed } = form.meta;
  if (!returned || signed !== null) return [];
  return returned.pages.filter((formPage) => form.pages[formPage]?.signed === null && !isWaiting(form, formPage));
}

/** Why the induction was returned and what is left to correct; nothing on a page without corrections or after all of them. */
export function ReturnedPart({ player, index }: { player: Player; index: number }) {
  const { t } = useTranslation();
  const { form, pathTo } = player;
  const { returned } = form.meta;
  const pages = pagesToMend(form);
  const place = placeAt(form, index);
  const isElsewhere = place.kind === 'form' && !pages.includes(place.formPage);
  if (!returned || pages.length === 0 || isElsewhere || place.kind === 'final') return null;
  const furthest = furthestIndex(form);
  const toMend = pages.map((formPage) => {
    const to = indexOfFormPage('induction', formPage);
    const page = form.pages[formPage];
    const own = page?.title.trim();
    const title = own || t('player.untitled', { page: pageNumber(to) });
    const language = page && own ? titleLanguage(saidOf(form, page)) : undefined;
    return { key: formPage, title, language, to: to !== index && to <= furthest ? pathTo(to) : undefined };
  });
  return <ReturnedNotice reason={returned.reason} pages={toMend} />;
}
