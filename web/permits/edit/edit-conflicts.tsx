import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { permitPageNumber } from '../../../shared/content/page-number.ts';
import { formatDate } from '../../../shared/core/dates.ts';
import type { Permit } from '../../../shared/permits/permit.ts';
import { PageBlocks } from '../../content/page-blocks.tsx';
import { BothVersions, type VersionRow } from '../../editing/both-versions.tsx';
import type { Part } from './permit-edits.ts';
import { PersonBlockView } from '../people/person-block.tsx';
import { permitFiles } from '../state/shown-permit.ts';
import type { PermitEdit } from './use-permit-edit.ts';

function valueOf(permit: Permit, part: Part, whose: 'mine' | 'saved'): ReactNode {
  if (typeof part !== 'number') {
    if (part === 'zones') return permit.zones.map(({ name }) => name).join(', ');
    const value = permit[part];
    return value !== null && (part === 'startDate' || part === 'endTime') ? formatDate(value) : value;
  }
  const files = permitFiles(permit);
  return (
    <PageBlocks
      content={permit.pages[part]?.content ?? []}
      page={{ mode: 'read', openness: 'closed', files, PersonView: PersonBlockView }}
      idPrefix={`${whose}-${part}`}
    />
  );
}

/** Shows both versions of each conflict, and the user chooses one before saving. */
export function EditConflicts({ edit }: { edit: PermitEdit }) {
  const { t } = useTranslation();
  const { conflicts, permit, saved, choose } = edit;
  if (!conflicts) return null;
  const rows: VersionRow[] = conflicts.map(({ part, isMine }) => ({
    key: String(part),
    label:
      typeof part === 'number'
        ? t('permits.pages.named', { number: permitPageNumber(part), title: saved.pages[part]?.title ?? '' })
        : t(`permits.facts.${part}`),
    mine: valueOf(permit, part, 'mine'),
    saved: valueOf(saved, part, 'saved'),
    isMine,
    onChoose: (mine) => choose(part, mine),
  }));
  return <BothVersions rows={rows} />;
}
