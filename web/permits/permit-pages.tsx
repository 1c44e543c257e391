import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { permitPageNumber } from '../../shared/content/page-number.ts';
import type { Permit } from '../../shared/permits/permit.ts';
import type { PageView } from '../content/block-view.ts';
import { PageBlocks } from '../content/page-blocks.tsx';
import { knownPeople, PermitPeopleContext, type PermitPeople } from './permit-people.ts';
import styles from './permit-pages.module.css';
import { PersonBlockView } from './person-block.tsx';
import { permitFiles } from './shown-permit.ts';

const nothing = () => undefined;

/** What is needed to read the people of a permit. */
export function useReadPeople(permit: Permit): PermitPeople {
  return useMemo(() => ({ permit, known: knownPeople(permit.persons), remember: nothing }), [permit]);
}

export function readView(permit: Permit): PageView {
  return { mode: 'read', openness: 'closed', files: permitFiles(permit), PersonView: PersonBlockView };
}

type PermitPagesProps = {
  permit: Permit;
  /** Begins the ids of the blocks; another one where the pages are shown twice. */
  idPrefix: string;
};

/** All pages of a permit as they were filled in, one under the other, for reading. */
export function PermitPages({ permit, idPrefix }: PermitPagesProps) {
  const { t } = useTranslation();
  return (
    <PermitPeopleContext value={useReadPeople(permit)}>
      <div className={styles.pages}>
        {permit.pages.map(({ title, content }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- the pages of a permit never change places
          <section key={place} className={styles.page}>
            <h3 className={styles.title}>
              {title.trim() || t('permits.pages.untitled', { number: permitPageNumber(place) })}
            </h3>
            <PageBlocks content={content} page={readView(permit)} idPrefix={`${idPrefix}-${place}`} />
          </section>
        ))}
      </div>
    </PermitPeopleContext>
  );
}
