// <ResultsLine shown={list.shown} countText={(count) => t('…', { count })} />: how many rows there are, told as it changes.
import { useTranslation } from 'react-i18next';
import type { Shown } from './list-pages.ts';

type ResultsLineProps = {
  shown: Shown<unknown> | undefined;
  /** Names the rows: "48 lupaa". */
  countText: (count: number) => string;
};

export function ResultsLine({ shown, countText }: ResultsLineProps) {
  return (
    <output>
      <Results shown={shown} countText={countText} />
    </output>
  );
}

function Results({ shown, countText }: ResultsLineProps) {
  const { t } = useTranslation();
  if (!shown) return null;
  const { from, to, page, pageCount, total } = shown;
  const rows = total === undefined ? t('lists.rows', { from, to }) : countText(total);
  if (pageCount === 1) return rows;
  return pageCount === undefined
    ? t('lists.rowsOnPage', { rows, page })
    : t('lists.rowsOnPageOf', { rows, page, pageCount });
}
