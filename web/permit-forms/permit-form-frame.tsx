import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { personRolesOf } from '../../shared/content/blocks/person/rules.ts';
import { FORM_NAME_CHARACTERS } from '../../shared/content/forms/form-limits.ts';
import { permitPageNumber } from '../../shared/content/pages/page-number.ts';
import { DESCRIPTION_CHARACTERS } from '../../shared/permit-forms/permit-form-limits.ts';
import { PERMIT_FACTS } from '../../shared/permits/permit-facts.ts';
import { staffPaths } from '../app/routing/staff-paths.ts';
import { savedPagesOf } from '../form-editor/document/document.ts';
import { useEditor } from '../form-editor/editor-context.ts';
import type { FormFrame } from '../form-editor/pages/fixed-page.ts';
import { useChangeSettings, useSettings } from '../form-editor/inspector/settings.ts';
import { Alert } from '../ui/feedback/alert.tsx';
import { CheckboxRow } from '../ui/fields/boxes/checkbox-row.tsx';
import { TextArea } from '../ui/fields/text-area.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { FormLanguages } from '../written-forms/languages/form-languages.tsx';
import { FormSheet, SheetKind } from '../written-forms/editor/form-sheet.tsx';
import styles from './permit-form-frame.module.css';
import { PermitRuleFields } from './permit-rule-fields.tsx';
import type { PermitFormSettings } from './permit-form-settings.ts';

const CHAIN = ['Creator', 'Worker', 'Grantor', 'WorkApprover'] as const;

/** Page 0 of every permit, which no form can change. */
function FactsCanvas() {
  const { t } = useTranslation();
  return (
    <FormSheet kind={t('permitForms.facts.shown')} title={t('permits.pages.facts')}>
      <ul className={styles.list}>
        {PERMIT_FACTS.map((name) => (
          <li key={name}>{t(`permits.facts.${name}`)}</li>
        ))}
      </ul>
    </FormSheet>
  );
}

function FactsInspector() {
  const { t } = useTranslation();
  return <p>{t('permitForms.facts.note')}</p>;
}

/** The signing chain that follows from the person blocks, and the roles without a block. */
function Chain() {
  const { t } = useTranslation();
  const pages = useEditor(({ history }) => history.present.pages);
  const asked = new Set(personRolesOf(savedPagesOf({ pages })));
  const chain = CHAIN.filter((role) => role === 'Creator' || asked.has(role));
  const missing = CHAIN.filter((role) => !chain.includes(role));
  return (
    <>
      <ol className={styles.chain} aria-label={t('permits.chain.title')}>
        {chain.map((role) => (
          <li key={role} className={styles.step}>
            {t(`permits.role.${role}`)}
            {role === 'Creator' && !asked.has(role) && <small>{t('permitForms.chain.maker')}</small>}
          </li>
        ))}
      </ol>
      {missing.length > 0 && (
        <Alert kind="info" title={t('permitForms.chain.missing')}>
          <p>{missing.map((role) => t(`permits.role.${role}`)).join(', ')}</p>
        </Alert>
      )}
    </>
  );
}

function SettingsCanvas() {
  const { t } = useTranslation();
  const { name, description } = useSettings<PermitFormSettings>();
  return (
    <FormSheet kind={t('permitForms.one')} title={name.trim() || t('forms.nameless')}>
      {description && <p className={styles.lines}>{description}</p>}
      <SheetKind>{t('permits.chain.title')}</SheetKind>
      <Chain />
    </FormSheet>
  );
}

function SettingsInspector() {
  const { t } = useTranslation();
  const { name, description, exclusive } = useSettings<PermitFormSettings>();
  const change = useChangeSettings<PermitFormSettings>();
  return (
    <>
      <TextField
        id="@form-name"
        label={t('permitForms.name')}
        maxLength={FORM_NAME_CHARACTERS}
        value={name}
        onChange={(value) => change((settings) => ({ ...settings, name: value }), 'name')}
      />
      <TextArea
        id="@form-description"
        label={t('permitForms.description')}
        hint={t('permitForms.descriptionHint')}
        maxLength={DESCRIPTION_CHARACTERS}
        value={description}
        onChange={(value) => change((settings) => ({ ...settings, description: value }), 'description')}
      />
      <CheckboxRow
        id="@form-exclusive"
        label={t('permitForms.exclusive')}
        isChecked={exclusive}
        onChange={(value) => change((settings) => ({ ...settings, exclusive: value }), 'exclusive')}
      />
      <p>{t('permitForms.exclusiveHint')}</p>
      <PermitRuleFields />
      <FormLanguages pathTo={staffPaths.permitFormTranslations} />
    </>
  );
}

/** Page 0 of every permit, and the form's settings with its signing chain. */
export function usePermitFormFrame(): FormFrame {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      numberOf: permitPageNumber,
      before: [{ id: '@start', title: t('permits.pages.facts'), Canvas: FactsCanvas, Inspector: FactsInspector }],
      after: [],
      purpose: 'permit',
      settings: {
        id: '@form',
        title: t('permitForms.settings'),
        Canvas: SettingsCanvas,
        Inspector: SettingsInspector,
      },
    }),
    [t],
  );
}
