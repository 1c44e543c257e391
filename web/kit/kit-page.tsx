import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PublicBar } from '../app/shell/public-bar.tsx';
import { FilterChips } from '../lists/toolbar/filter-chips.tsx';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { ActingParts } from './acting-parts.tsx';
import { BoxFieldParts } from './box-parts.tsx';
import { DialogParts } from './dialog-parts.tsx';
import styles from './kit-page.module.css';
import { ListParts } from './list-parts.tsx';
import { RowParts } from './row-parts.tsx';
import { SaidParts } from './said-parts.tsx';
import { ShownParts } from './shown-parts.tsx';
import { TextFieldParts } from './text-parts.tsx';

const MEASURES = ['roomy', 'compact'] as const;

/** `/dev/kit`: each part of the interface in each of its states, in the sizes for workers and for staff. */
export function KitPage() {
  const { t } = useTranslation();
  const [measure, setMeasure] = useState<(typeof MEASURES)[number]>('roomy');
  return (
    <>
      <meta name="robots" content="noindex" />
      <PublicBar />
      <main id="main" className={styles.page} data-density={measure}>
        <PageHeading title={t('kit.title')} />
        <p className={styles.lead}>{t('kit.lead')}</p>
        <FilterChips
          label={t('kit.measures')}
          chips={MEASURES.map((value) => ({ value, label: t(`kit.measure.${value}`) }))}
          chosen={measure}
          onChoose={setMeasure}
        />
        <ActingParts />
        <TextFieldParts />
        <BoxFieldParts />
        <SaidParts />
        <DialogParts />
        <ShownParts />
        <ListParts />
        <RowParts />
      </main>
    </>
  );
}
