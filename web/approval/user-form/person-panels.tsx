import { useTranslation } from 'react-i18next';
import type { UserForm } from '../../../shared/user-forms/user-form.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { CourseFacts } from '../registers/course-facts.tsx';
import { PersonFacts } from './person-facts.tsx';

/** Whose induction it is, and how far it has come. */
export function PersonPanels({ userForm }: { userForm: UserForm }) {
  const { t } = useTranslation();
  return (
    <>
      <Panel title={t('approval.person.title')}>
        <PersonFacts user={userForm.user} check={userForm.meta.taxNumberValidation} />
      </Panel>
      <Panel title={t('approval.course.title')}>
        <CourseFacts userForm={userForm} />
      </Panel>
    </>
  );
}
