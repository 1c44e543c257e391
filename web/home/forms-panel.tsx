import { useTranslation } from 'react-i18next';
import type { HomeForm } from '../../shared/home/home.ts';
import { formatDate } from '../../shared/core/dates.ts';
import { staffPaths } from '../app/routing/staff-paths.ts';
import { HomePanel, Nothing } from './home-panel.tsx';
import { HomeRow, HomeRows } from './home-row.tsx';

/** The forms that an author changed last. */
export function FormsPanel({ forms }: { forms: readonly HomeForm[] }) {
  const { t } = useTranslation();
  return (
    <HomePanel title={t('home.forms')}>
      {forms.length === 0 ? (
        <Nothing>{t('home.noForms')}</Nothing>
      ) : (
        <HomeRows>
          {forms.map(({ _id, name, kind, modified }) => (
            <HomeRow
              key={_id}
              name={name || t(`home.formKind.${kind}`)}
              about={`${t(`home.formKind.${kind}`)}, ${formatDate(modified)}`}
              to={kind === 'induction' ? staffPaths.form(_id) : staffPaths.permitForm(_id)}
            />
          ))}
        </HomeRows>
      )}
    </HomePanel>
  );
}
