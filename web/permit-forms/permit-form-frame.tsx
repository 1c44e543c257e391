import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { permitPageNumber } from '../../shared/content/page-number.ts';
import { useEditor } from '../form-editor/editor-context.ts';
import type { FormFrame } from '../form-editor/fixed-page.ts';
import { useChangeSettings, useSettings } from '../form-editor/settings.ts';
import { Alert } from '../ui/alert.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from './permit-form-frame.module.css';
import type { PermitFormSettings } from './permit-form-settings.ts';

const FACTS = ['name', 'description', 'start', 'end', 'from', 'until'] as const;
const CHAIN = ['Creator', 'Worker', 'Grantor', 'WorkApprover'] as const;

/** Page 0 of every permit, which no form changes. */
function FactsCanvas() {
  const { t } = useTranslation();
  return (
    <div className={styles.sheet}>
      <p className={styles.kind}>{t('permitForms.facts.shown')}</p>
      <p className={styles.title}>{t('permits.pages.facts')}</p>
      <ul className={styles.list}>
        {FACTS.map((name) => (
          <li key={name}>{t(`permits.facts.${name}`)}</li>
        ))}
      </ul>
    </div>
  );
}

function FactsInspector() {
  const { t } = useTranslation();
  return <p>{t('permitForms.facts.note')}</p>;
}

/** The chain of signatures that follows from the person blocks, and the roles that nobody is asked for. */
function Chain() {
  const { t } = useTranslation();
  const pages = useEditor(({ history }) => history.present.pages);
  const asked = new Set(
    pages.flatMap(({ blocks }) =>
      blocks.flatMap(({ block }) => (block.kind === 'person' ? [block['personRole']] : [])),
    ),
  );
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
    <div className={styles.sheet}>
      <p className={styles.kind}>{t('permitForms.one')}</p>
      <p className={styles.title}>{name.trim() || t('forms.nameless')}</p>
      {description && <p className={styles.lines}>{description}</p>}
      <p className={styles.kind}>{t('permits.chain.title')}</p>
      <Chain />
    </div>
  );
}

function SettingsInspector() {
  const { t } = useTranslation();
  const { name, description } = useSettings<PermitFormSettings>();
  const change = useChangeSettings<PermitFormSettings>();
  return (
    <>
      <TextField
        id="@form-name"
        label={t('permitForms.name')}
        maxLength={200}
        value={name}
        onChange={(value) => change((settings) => ({ ...settings, name: value }), 'name')}
      />
      <TextArea
        id="@form-description"
        label={t('permitForms.description')}
        hint={t('permitForms.descriptionHint')}
        maxLength={4000}
        value={description}
        onChange={(value) => change((settings) => ({ ...settings, description: value }), 'description')}
      />
    </>
  );
}

/** Page 0, which every permit has, and the settings of the form with the chain that its roles make. */
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
