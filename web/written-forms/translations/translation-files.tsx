import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localDate } from '../../../shared/core/dates.ts';
import { csvText } from '../../lists/export/csv.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { FileButton } from '../../ui/fields/files/file-button.tsx';
import { fileName, saveFile } from '../../ui/save-file.ts';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import type { KeyedLine } from './keyed-lines.ts';
import { readTranslationFile, type ReadFile } from './translation-file.ts';

type TranslationFilesProps = {
  /** The words of the file's name. */
  name: readonly string[];
  lines: readonly KeyedLine[];
  texts: Readonly<Record<string, string>>;
  old: Readonly<Record<string, string>>;
  /** Where a line stands, in words. */
  placeOf: (line: KeyedLine) => string;
  onRead: (texts: Record<string, string>) => void;
};

/** All texts of a language out as CSV, and a translator's file in; what is read is not saved yet. */
export function TranslationFiles({ name, lines, texts, old, placeOf, onRead }: TranslationFilesProps) {
  const { t } = useTranslation();
  const [read, setRead] = useState<ReadFile | 'unreadable'>();
  const exportFile = () => {
    const headings = (['place', 'key', 'base', 'translation', 'old'] as const).map((column) =>
      t(`translations.columns.${column}`),
    );
    const rows = lines.map((line) => [
      placeOf(line),
      line.key,
      line.text,
      texts[line.key] ?? '',
      texts[line.key] === undefined ? (old[line.key] ?? '') : '',
    ]);
    saveFile(fileName([...name, localDate(new Date())], 'csv'), csvText([headings, ...rows]), 'text/csv');
  };
  const importFile = async (file: File) => {
    const found = readTranslationFile(await file.text(), lines);
    setRead(found ?? 'unreadable');
    if (found) onRead(found.texts);
  };
  return (
    <Stack gap={3}>
      <Row gap={2} align="center">
        <Button variant="secondary" onClick={exportFile}>
          {t('translations.export')}
        </Button>
        <FileButton
          label={t('translations.import')}
          accept=".csv,text/csv,text/plain"
          onFiles={([file]) => file && void importFile(file)}
        />
      </Row>
      {read === 'unreadable' && (
        <Alert kind="error" live="alert" title={t('translations.unreadable')}>
          <p>{t('translations.unreadableText')}</p>
        </Alert>
      )}
      {read !== undefined && read !== 'unreadable' && <ReadReport read={read} />}
    </Stack>
  );
}

function ReadReport({ read: { texts, faults } }: { read: ReadFile }) {
  const { t } = useTranslation();
  return (
    <Alert kind="info" live="status" title={t('translations.read', { count: Object.keys(texts).length })}>
      {faults.length > 0 && (
        <>
          <p>{t('translations.faults')}</p>
          <ul>
            {faults.map(({ line, code }) => (
              <li key={line}>{t(`translations.fault.${code}`, { line })}</li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  );
}
