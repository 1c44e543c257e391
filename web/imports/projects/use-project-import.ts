import { useTranslation } from 'react-i18next';
import { NAME_CHARACTERS, NEW_PROJECT } from '../../../shared/projects/new-project.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import type { ProjectDraft } from '../../../shared/projects/project.ts';
import { call } from '../../app/api/call.ts';
import { useSelectedCompany } from '../../app/shell/company/use-selected-company.ts';
import { dayFault, readDay } from '../../ui/fields/read-day.ts';
import type { CellRead, ImportKind } from '../import-kind.ts';
import { walkPages } from '../walk-pages.ts';

/** A day as it is written in Finland, or as programs write it. */
const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/u;

/** Projects of a company, one a line, by their name. */
export function useProjectImport(): ImportKind<ProjectDraft> {
  const { t } = useTranslation();
  const company = useSelectedCompany();
  const day =
    (field: 'startDate' | 'endDate') =>
    (cell: string): CellRead<Partial<ProjectDraft>> => {
      const written = cell.replace(ISO_DAY, '$3.$2.$1');
      const fault = dayFault(written);
      return fault ? { fault: t(`day.${fault}`) } : { value: { [field]: readDay(written) } };
    };
  return {
    columns: [
      {
        names: { fi: ['nimi', 'projekti', 'työmaa'], en: ['name', 'project', 'site'] },
        header: t('projects.name'),
        isRequired: true,
        example: 'Kalasataman torni C',
        read: (cell) => (cell.length > NAME_CHARACTERS ? { fault: t('issues.too_long') } : { value: { name: cell } }),
      },
      {
        names: { fi: ['alkaa', 'alkupäivä'], en: ['starts', 'start date'] },
        header: t('projects.settings.names.startDate'),
        example: '1.3.2027',
        read: day('startDate'),
      },
      {
        names: { fi: ['päättyy', 'loppupäivä'], en: ['ends', 'end date'] },
        header: t('projects.settings.names.endDate'),
        example: '30.11.2028',
        read: day('endDate'),
      },
    ],
    empty: { ...NEW_PROJECT, name: '' },
    faultsOf: ({ startDate, endDate }) =>
      startDate && endDate && endDate < startDate ? [t('projects.settings.endsBeforeStart')] : [],
    identity: ({ name }) => name.toLowerCase(),
    findExisting: async (signal) => {
      const all = await walkPages((query) =>
        call(projectApi.list, { query: { ...query, company, archived: 'all' } }, { signal }),
      );
      return new Set(all.map(({ name }) => name.toLowerCase()));
    },
    create: (draft, key) => call(projectApi.create, { body: { ...draft, company } }, { key }),
  };
}
