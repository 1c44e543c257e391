import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Inspection } from '../../../shared/workers/inspector-link.ts';
import { PublicBar } from '../../app/shell/public-bar.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { InspectedList } from './inspected-list.tsx';
import { InspectionCode } from './inspection-code.tsx';
import styles from './inspection.module.css';
import { useInspectionTexts } from './texts/use-inspection-texts.ts';

/** `/luettelo/{linkId}`: a site's list of workers, to an inspector with the code of the link. */
export function InspectionPage() {
  const texts = useInspectionTexts();
  const { linkId = '' } = useParams();
  const [opened, setOpened] = useState<Inspection>();
  const inspection = opened?.linkId === linkId ? opened : undefined;
  const site = inspection && [inspection.site.name, inspection.company].filter(Boolean).join(', ');
  return (
    <>
      <meta name="robots" content="noindex" />
      <PublicBar />
      <main id="main" className={inspection ? styles.list : styles.code}>
        <header>
          <PageHeading title={texts.title} />
          {site !== undefined && <p className={styles.site}>{site}</p>}
        </header>
        {inspection ? (
          <InspectedList inspection={inspection} />
        ) : (
          <InspectionCode key={linkId} linkId={linkId} onOpened={setOpened} />
        )}
      </main>
    </>
  );
}
