import { useTranslation } from 'react-i18next';
import type { ProjectTexts } from '../../../shared/content/forms/form-settings.ts';
import { useChangeSettings, useSettings } from '../../form-editor/inspector/settings.ts';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { FormSheet } from '../../written-forms/editor/form-sheet.tsx';
import styles from './fixed-pages.module.css';
import type { InductionSettings } from './induction-settings.ts';

const linesOf = (text: string) => (text === '' ? [] : text.split('\n'));

/** Shows the site's texts like the worker's first page. */
export function StartCanvas() {
  const { t } = useTranslation();
  const { name, project } = useSettings<InductionSettings>();
  const [first, ...others] = project.title.filter((line) => line.trim() !== '');
  return (
    <FormSheet kind={t('forms.start.shown')} title={first ?? (name.trim() || t('forms.nameless'))}>
      {[...others, ...project.description].map((line, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines of a text have no other key than their place
        <p key={place}>{line}</p>
      ))}
      {project.address.length > 0 && (
        <address className={styles.address}>
          {project.address.map((line, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines of an address neither
            <span key={place}>{line}</span>
          ))}
        </address>
      )}
      <p className={styles.note}>{t('forms.start.note')}</p>
    </FormSheet>
  );
}

export function StartInspector() {
  const { t } = useTranslation();
  const { project } = useSettings<InductionSettings>();
  const change = useChangeSettings<InductionSettings>();
  const setLines = (part: keyof ProjectTexts) => (text: string) =>
    change((settings) => ({ ...settings, project: { ...settings.project, [part]: linesOf(text) } }), part);
  return (
    <>
      {(['title', 'description', 'address'] as const).map((part) => (
        <TextArea
          key={part}
          id={`@start-project-${part}`}
          label={t(`forms.start.${part}`)}
          hint={t(`forms.start.hint.${part}`)}
          rows={3}
          value={project[part].join('\n')}
          onChange={setLines(part)}
        />
      ))}
    </>
  );
}
