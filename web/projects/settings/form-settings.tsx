import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { groupedPin } from '../../lists/grouped-pin.ts';
import { LoadFailure } from '../../lists/load-failure.tsx';
import { CheckboxRow } from '../../ui/fields/boxes/checkbox-row.tsx';
import { FieldNotes } from '../../ui/fields/field.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useFormChoices } from '../form-choices.ts';
import { settingId } from './setting-id.ts';
import styles from './settings-page.module.css';
import type { FormName } from '../use-form-names.ts';
import type { SettingsForm } from './use-settings.ts';

/** The API's maximum per project. */
const MOST_FORMS = 20;

const SEARCH_ID = `${settingId('inductionFormIds')}-search`;

/** Whether the form search has the focus, where Enter must not save. */
export function isSearchingForms(): boolean {
  return document.activeElement?.id === SEARCH_ID;
}

type ChoiceProps = { form: FormName; isChosen: boolean; isFull: boolean; onChange: (isChosen: boolean) => void };

function Choice({ form: { _id, name, pin }, isChosen, isFull, onChange }: ChoiceProps) {
  const { t } = useTranslation();
  const label = (
    <span className={styles.choice}>
      {name}
      {pin && <span className={styles.pin}>{t('projects.settings.pin', { pin: groupedPin(pin) })}</span>}
    </span>
  );
  return (
    <CheckboxRow
      id={`form-${_id}`}
      label={label}
      isChecked={isChosen}
      isDisabled={isFull && !isChosen}
      onChange={onChange}
    />
  );
}

function Choices({ form, company, q }: { form: SettingsForm; company: string; q: string }) {
  const { t } = useTranslation();
  const { inductionFormIds: chosen } = form.values;
  const { forms, hasMore, isLoading, error, refetch } = useFormChoices(chosen, q, company);
  const choose = (id: string, isChosen: boolean) =>
    form.change({ inductionFormIds: isChosen ? [...chosen, id] : chosen.filter((each) => each !== id) });
  if (error) {
    return <LoadFailure error={error} onRetry={refetch} title={t('lists.failedTitle')} />;
  }
  if (isLoading) return <Skeleton lines={3} label={t('common.loading')} />;
  if (forms.length === 0) {
    return <p>{q.trim() === '' ? t('projects.settings.noForms') : t('lists.noMatch', { words: q.trim() })}</p>;
  }
  return (
    <>
      <div className={styles.choices}>
        {forms.map((each) => (
          <Choice
            key={each._id}
            form={each}
            isChosen={chosen.includes(each._id)}
            isFull={chosen.length >= MOST_FORMS}
            onChange={(isChosen) => choose(each._id, isChosen)}
          />
        ))}
      </div>
      {hasMore && <p className={styles.note}>{t('projects.settings.moreForms')}</p>}
    </>
  );
}

/** Selects the project's induction forms, whose inductions and cards it shows. */
export function FormSettings({ form, company }: { form: SettingsForm; company: string }) {
  const { t } = useTranslation();
  const [q, setQ] = useState('');
  const id = settingId('inductionFormIds');
  const { errors, values: settings } = form;
  return (
    <Panel title={t('projects.settings.names.inductionFormIds')}>
      <fieldset id={id} tabIndex={-1} className={styles.fields} aria-describedby={`${id}-hint`}>
        <FieldNotes id={id} hint={t('projects.settings.formsHint')} error={errors.inductionFormIds} />
        <SearchField
          id={SEARCH_ID}
          label={t('projects.settings.searchForms')}
          placeholder={t('projects.settings.searchFormsHint')}
          value={q}
          onSearch={setQ}
        />
        <output className={styles.note}>
          {t('projects.settings.chosenForms', { count: settings.inductionFormIds.length, most: MOST_FORMS })}
        </output>
        <Choices form={form} company={company} q={q} />
      </fieldset>
    </Panel>
  );
}
