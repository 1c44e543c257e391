import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { permitPageNumber } from '../../../shared/content/pages/page-number.ts';
import { formatDate } from '../../../shared/core/dates.ts';
import type { Permit } from '../../../shared/permits/permit.ts';
import { PageBlocks } from '../../content/page-blocks.tsx';
import { BothVersions, type VersionRow } from '../../editing/both-versions.tsx';
import type { Part } from './permit-edits.ts';
import { PersonBlockView } from '../people/person-block.tsx';
import { saidOf, withAnswersOf } from '../said-of.ts';
import { permitFiles } from '../state/shown-permit.ts';
import type { PermitEdit } from './use-permit-edit.ts';

type Whose = { permit: Permit; shown: Permit; whose: 'mine' | 'saved' };

function valueOf({ permit, shown, whose }: Whose, part: Part): ReactNode {
  if (typeof part !== 'number') {
    if (part === 'zones') return permit.zones.map(({ name }) => name).join(', ');
    const value = permit[part];
    return value !== null && (part === 'startDate' || part === 'endTime') ? formatDate(value) : value;
  }
  const files = permitFiles(permit);
  const page = permit.pages[part];
  const said = shown.pages[part];
  return (
    <PageBlocks
      content={page && said ? withAnswersOf(said, page).content : []}
      page={{ mode: 'read', openness: 'closed', files, PersonView: PersonBlockView, said: saidOf(shown, part) }}
      idPrefix={`${whose}-${part}`}
    />
  );
}

/** Shows both versions of each conflict, and the user chooses one before saving. */
export function EditConflicts({ edit, shown }: { edit: PermitEdit; shown: Permit }) {
  const { t } = useTranslation();
  const { conflicts, permit, saved, choose } = edit;
  if (!conflicts) return null;
  const rows: VersionRow[] = conflicts.map(({ part, isMine }) => ({
    key: String(part),
    label:
      typeof part === 'number'
        ? t('permits.pages.named', { number: permitPageNumber(part), title: shown.pages[part]?.title ?? '' })
        : t(`permits.facts.${part}`),
    mine: valueOf({ permit, shown, whose: 'mine' }, part),
    saved: valueOf({ permit: saved, shown, whose: 'saved' }, part),
    isMine,
    onChoose: (mine) => choose(part, mine),
  }));
  return <BothVersions rows={rows} />;
}
