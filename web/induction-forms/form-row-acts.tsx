import { useTranslation } from 'react-i18next';
import type { InductionFormRow } from '../../shared/induction-forms/induction-form.ts';
import { paths } from '../app/paths.ts';
import { ActionMenu, type MenuAction } from '../ui/action-menu.tsx';
import { buttonClass } from '../ui/button.tsx';
import styles from './forms-page.module.css';
import type { ActedForm, WholeFormActs } from '../form-editor/use-whole-form-acts.ts';

type FormRowActsProps = { form: InductionFormRow; acts: WholeFormActs; onRemove: (form: ActedForm) => void };

/** What can be done to a form of the list: a trial in a tab of its own at once, the rest in the menu. */
export function FormRowActs({ form, acts, onRemove }: FormRowActsProps) {
  const { t } = useTranslation();
  const { _id, meta, startedCount } = form;
  const name = meta.name.trim() || t('forms.nameless');
  const acted = { _id, name };
  const move = meta.archived ? 'unarchive' : 'archive';
  const remove: MenuAction = {
    key: 'remove',
    label: t('forms.remove'),
    isDangerous: true,
    onSelect: () => onRemove(acted),
  };
  const actions: MenuAction[] = [
    { key: 'edit', label: t('forms.edit'), to: paths.form(_id) },
    { key: 'copy', label: t('forms.copy'), onSelect: () => acts.do('copy', acted) },
    { key: 'print', label: t('forms.print'), to: paths.formPrint(_id) },
    { key: 'poster', label: t('forms.poster'), to: paths.formPoster(_id) },
    { key: move, label: t(`forms.${move}`), onSelect: () => acts.do(move, acted) },
    ...(startedCount === 0 ? [remove] : []),
  ];
  return (
    <span className={styles.acts}>
      <a
        className={buttonClass('secondary', { isSmall: true })}
        href={paths.userForm('admin-try', _id, 0)}
        target="_blank"
        rel="noreferrer"
        aria-label={t('forms.tryNamed', { name })}
      >
        {t('forms.try')}
      </a>
      <ActionMenu label={t('forms.acts', { name })} actions={actions} />
    </span>
  );
}
