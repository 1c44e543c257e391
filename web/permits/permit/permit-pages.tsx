import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { permitPageNumber } from '../../../shared/content/pages/page-number.ts';
import type { Permit } from '../../../shared/permits/permit.ts';
import type { PageView } from '../../content/block-view.ts';
import { PageBlocks } from '../../content/page-blocks.tsx';
import { SaidTitle } from '../../content/said/said.tsx';
import { saidOf } from '../said-of.ts';
import { knownPeople, PermitPeopleContext, type PermitPeople } from '../people/permit-people.ts';
import styles from './permit-pages.module.css';
import { PersonBlockView } from '../people/person-block.tsx';
import { permitFiles } from '../state/shown-permit.ts';

const nothing = () => undefined;

/** The context for rendering a permit's people read-only. */
export function useReadPeople(permit: Permit): PermitPeople {
  return useMemo(() => ({ permit, known: knownPeople(permit.persons), remember: nothing }), [permit]);
}

export function readView(permit: Permit, place: number): PageView {
  const said = saidOf(permit, place);
  return { mode: 'read', openness: 'closed', files: permitFiles(permit), PersonView: PersonBlockView, said };
}

type PermitPagesProps = {
  permit: Permit;
  /** Prefix of the block ids; must differ where the pages are rendered twice. */
  idPrefix: string;
};

/** All pages of a permit with their answers, read-only. */
export function PermitPages({ permit, idPrefix }: PermitPagesProps) {
  const { t } = useTranslation();
  return (
    <PermitPeopleContext value={useReadPeople(permit)}>
      <div className={styles.pages}>
        {permit.pages.map(({ title, content }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- the pages of a permit never change places
          <section key={place} className={styles.page}>
            <h3 className={styles.title}>
              {title.trim() ? (
                <SaidTitle said={saidOf(permit, place)}>{title.trim()}</SaidTitle>
              ) : (
                t('permits.pages.untitled', { number: permitPageNumber(place) })
              )}
            </h3>
            <PageBlocks content={content} page={readView(permit, place)} idPrefix={`${idPrefix}-${place}`} />
          </section>
        ))}
      </div>
    </PermitPeopleContext>
  );
}
