import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../app/api/error-text.ts';
import { LeaveGuard } from '../editing/leave-guard.tsx';
import { csvText } from '../lists/export/csv.ts';
import { readText } from '../lists/export/read-text.ts';
import { fileName, saveFile } from '../ui/save-file.ts';
import { StaffPage } from '../lists/staff-page.tsx';
import { Button } from '../ui/button.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import { checkLines } from './check-lines.ts';
import { CheckedLines } from './checked-lines.tsx';
import { ExpectedColumns } from './expected-columns.tsx';
import { FileChoice } from './file-choice.tsx';
import type { ImportKind } from './import-kind.ts';
import styles from './imports.module.css';
import { useImport } from './use-import.ts';

type Texts = { title: string; about: string; act: (count: number) => string; done: (count: number) => string };
type ImportPageProps<Draft extends object> = {
  kind: ImportKind<Draft>;
  texts: Texts;
  back: { to: string; label: string };
};

/** `text` is undefined where the file is no text. */
type Chosen = { name: string; text: string | undefined; existing: ReadonlySet<string> };

/** The chosen file with its checked lines, and why nothing can be brought from it. */
function useChosenFile<Draft extends object>(kind: ImportKind<Draft>) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<Chosen>();
  const [failure, setFailure] = useState<unknown>();
  const checked = useMemo(() => {
    const said = {
      missing: t('issues.required'),
      repeated: (first: number) => t('imports.repeated', { line: first }),
      extra: t('imports.extra'),
      exists: t('imports.exists'),
    };
    if (chosen?.text === undefined) return undefined;
    return checkLines(chosen.text, kind, { existing: chosen.existing, texts: said });
  }, [chosen, kind, t]);
  const choose = async (file: File) => {
    setFailure(undefined);
    try {
      const [text, existing] = await Promise.all([readText(file), kind.findExisting(new AbortController().signal)]);
      setChosen({ name: file.name, text, existing });
    } catch (error) {
      setFailure(error);
    }
  };
  const refusal = () => {
    if (!chosen) return undefined;
    if (!checked) return t('imports.notText');
    if (!('lacking' in checked)) return undefined;
    if (chosen.text?.trim() === '') return t('imports.blank');
    return t('imports.lacking', { columns: checked.lacking.map(({ header }) => header).join(', ') });
  };
  return { chosen, checked: checked && 'lines' in checked ? checked : undefined, refused: refusal(), failure, choose };
}

/** Brings things from a CSV file: first every line is checked and shown, then those in order are made, one by one. */
export function ImportPage<Draft extends object>({ kind, texts, back }: ImportPageProps<Draft>) {
  const { t, i18n } = useTranslation();
  const queryClient = useQueryClient();
  const { chosen, checked, refused, failure, choose } = useChosenFile(kind);
  const running = useImport(kind.create);
  const saveTemplate = () => {
    const language = i18n.language === 'en' ? 'en' : 'fi';
    const head = kind.columns.map(({ names }) => names[language][0] ?? '');
    const rows = [head, kind.columns.map(({ example }) => example)];
    saveFile(fileName([texts.title], 'csv'), csvText(rows), 'text/csv;charset=utf-8');
  };
  const ready = (checked?.lines ?? []).filter(
    ({ faults, line }) => faults.length === 0 && running.stateOf(line) !== 'done',
  );
  const send = async () => {
    await running.send(ready);
    await queryClient.invalidateQueries();
  };
  return (
    <StaffPage title={texts.title} back={back}>
      <Stack gap={4}>
        {!chosen && <p className={styles.about}>{texts.about}</p>}
        <FileChoice
          onFile={(file) => {
            running.reset();
            void choose(file);
          }}
          onTemplate={saveTemplate}
          name={chosen?.name}
        />
        {!chosen && <ExpectedColumns columns={kind.columns} />}
        {failure !== undefined && (
          <Alert kind="error" live="alert">
            <p>{errorText(t, failure)}</p>
          </Alert>
        )}
        {refused !== undefined && (
          <Alert kind="error" title={t('imports.unreadable')} live="alert">
            <p>{refused}</p>
          </Alert>
        )}
        {checked && (
          <CheckedLines checked={checked} running={running} doneText={texts.done(running.doneCount)}>
            {ready.length > 0 && !running.isRunning && (
              <Button onClick={() => void send()}>{texts.act(ready.length)}</Button>
            )}
            {running.isRunning && (
              <Button variant="secondary" onClick={running.stop}>
                {t('lists.stop')}
              </Button>
            )}
          </CheckedLines>
        )}
      </Stack>
      <LeaveGuard isOn={running.isRunning} />
    </StaffPage>
  );
}
