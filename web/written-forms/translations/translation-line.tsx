import { useTranslation } from 'react-i18next';
import type { WorkerLanguage } from '../../../shared/core/fields.ts';
import { LANGUAGE_NAMES } from '../../../shared/core/language.ts';
import { LONGEST_TEXT_CHARACTERS } from '../../../shared/content/translation/translation-limits.ts';
import { Button } from '../../ui/button.tsx';
import { CellArea } from '../../ui/fields/cell-area.tsx';
import { Tag } from '../../ui/figures/tag.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import type { KeyedLine } from './keyed-lines.ts';
import styles from './translation-line.module.css';

type TranslationLineProps = {
  line: KeyedLine;
  languages: { base: WorkerLanguage; language: WorkerLanguage };
  value: string;
  /** The translation of the former text. */
  old: string | undefined;
  /** What somebody else saved while this one was typed. */
  theirs: string | undefined;
  onChange: (text: string) => void;
};

/** A text with its translation beside it, on a phone below it. */
export function TranslationLine({ line, languages, value, old, theirs, onChange }: TranslationLineProps) {
  const { t } = useTranslation();
  const { base, language } = languages;
  const isMissing = value.trim() === '';
  const offers = [
    { text: isMissing ? old : undefined, said: 'translations.oldText', use: 'translations.useOld' },
    { text: theirs, said: 'translations.theirs', use: 'translations.useTheirs' },
  ] as const;
  return (
    <div className={styles.line}>
      <Stack gap={2} align="start">
        <p id={`${line.key}-base`} className={styles.text} lang={base}>
          {line.text}
        </p>
        {isMissing && (
          <Tag tone={old === undefined ? 'pending' : 'cardWarn'}>
            {t(old === undefined ? 'translations.missing' : 'translations.oldOne')}
          </Tag>
        )}
      </Stack>
      <Stack gap={2}>
        <CellArea
          id={line.key}
          label={t('translations.field', { language: LANGUAGE_NAMES[language] })}
          describedBy={`${line.key}-base`}
          lang={language}
          maxLength={LONGEST_TEXT_CHARACTERS}
          value={value}
          onChange={onChange}
        />
        {offers.map(({ text, said, use }) =>
          text === undefined ? null : (
            <Row key={use} gap={2} align="center">
              <p className={styles.note}>{t(said, { text })}</p>
              <Button variant="secondary" isSmall onClick={() => onChange(text)}>
                {t(use)}
              </Button>
            </Row>
          ),
        )}
      </Stack>
    </div>
  );
}
