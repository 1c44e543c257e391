import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormTranslation } from '../../../shared/translations/form-translation.ts';
import type { WorkerLanguage } from '../../../shared/core/fields.ts';
import { LANGUAGE_NAMES } from '../../../shared/core/language.ts';
import { errorText } from '../../app/api/error-text.ts';
import { LeaveGuard } from '../../editing/leave-guard.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { SaveBar } from '../../ui/bars/save-bar.tsx';
import type { PageNumbers } from '../../form-editor/pages/fixed-page.ts';
import { Tick } from '../../form-editor/inspector/tick.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import type { KeyedFile } from './keyed-files.ts';
import type { Keyed, KeyedLine } from './keyed-lines.ts';
import { TranslatedFiles, type FormFolders } from './translated-file.tsx';
import { TranslationFiles } from './translation-files.tsx';
import { TranslationLine } from './translation-line.tsx';
import type { TranslationCalls } from './translation-queries.ts';
import { useCountedUploads } from '../../form-editor/uploads/use-counted-uploads.ts';
import { useTranslating } from './use-translating.ts';

type TranslationSheetProps = {
  form: {
    id: string;
    /** Of the query that holds the form. */
    queryKey: QueryKey;
    name: string;
    base: WorkerLanguage;
    pageTitles: readonly string[];
    numberOf: PageNumbers;
  };
  calls: TranslationCalls;
  saved: FormTranslation;
  folders: FormFolders;
  keyed: Keyed;
};

const isBlank = (text: string | undefined) => text === undefined || text.trim() === '';

type OfPage = { page: number | undefined; lines: readonly KeyedLine[]; files: readonly KeyedFile[] };

/** What is shown of each page, what stands before the pages first. */
function byPage({ lines, files }: Keyed): OfPage[] {
  const isOf = (page: number | undefined) => (one: { page: number | undefined }) => one.page === page;
  const numbers = [...lines, ...files].flatMap(({ page }) => page ?? []);
  const pages = [...(lines.some(isOf(undefined)) ? [undefined] : []), ...[...new Set(numbers)].sort((a, b) => a - b)];
  return pages.map((page) => ({
    page,
    lines: lines.filter(isOf(page)),
    files: files.filter(isOf(page)),
  }));
}

/** All lines, or those without a text; a line that is being typed stays in sight. */
function useShownLines(lines: readonly KeyedLine[], values: Readonly<Record<string, string>>) {
  const [isShort, setIsShort] = useState(false);
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  return {
    isShort,
    shown: isShort ? lines.filter(({ key }) => isBlank(values[key]) || kept.has(key)) : lines,
    done: lines.filter(({ key }) => !isBlank(values[key])).length,
    keep: (...keys: string[]) => setKept((before) => new Set([...before, ...keys])),
    setShort: (isTicked: boolean) => {
      setKept(new Set());
      setIsShort(isTicked);
    },
  };
}

/** Why a save was not taken, or that it met another's. */
function SaveTrouble({ isMerged, error }: { isMerged: boolean; error: unknown }) {
  const { t } = useTranslation();
  return (
    <>
      {isMerged && (
        <Alert kind="other" live="alert" title={t('translations.merged')}>
          <p>{t('translations.mergedText')}</p>
        </Alert>
      )}
      {error !== undefined && (
        <Alert kind="error" live="alert" title={t('translations.saveFailed')}>
          <p>{errorText(t, error)}</p>
        </Alert>
      )}
    </>
  );
}

/** What somebody else has of a text or a file that was changed here too, empty where it is gone; undefined where it is the same. */
function theirsOf({ conflict, values }: Pick<ReturnType<typeof useTranslating>, 'conflict' | 'values'>, key: string) {
  if (!conflict?.names.includes(key)) return undefined;
  const theirs = conflict.theirs[key] ?? '';
  return theirs === (values[key] ?? '') ? undefined : theirs;
}

/** Saves, once no file is on its way, and asks before what is typed or sent is left. */
function Saving({ edit, isSending }: { edit: ReturnType<typeof useTranslating>; isSending: boolean }) {
  const { t } = useTranslation();
  const { isDirty, isSaving, isSaved } = edit;
  return (
    <>
      <SaveBar
        isDirty={isDirty}
        isBusy={isSaving}
        waitsFor={isSending ? t('translations.sendingFile') : undefined}
        onSave={() => void edit.save()}
        onDiscard={edit.discard}
        saved={isSaved ? t('translations.saved') : undefined}
      />
      <LeaveGuard isOn={isDirty || isSending} />
    </>
  );
}

/** All texts of a form beside their translations into one language, page by page. */
export function TranslationSheet({ form, calls, folders, saved, keyed: { lines, files } }: TranslationSheetProps) {
  const { t } = useTranslation();
  const { id, name, base, pageTitles } = form;
  const { language, isOffered } = saved;
  const edit = useTranslating({ calls, id, saved, formKey: form.queryKey });
  const { values, old, conflict, error } = edit;
  const { uploads, isSending } = useCountedUploads(folders.uploads);
  const { isShort, setShort, shown, done, keep } = useShownLines(lines, values);
  const titleOf = (page: number | undefined) =>
    page === undefined
      ? t('translations.front')
      : t('translations.page', { number: form.numberOf(page), title: pageTitles[page] ?? '' });
  const change = (key: string, text: string) => {
    keep(key);
    edit.change({ [key]: text });
  };
  return (
    <Stack gap={4}>
      {!isOffered && <Alert kind="info">{t('translations.notOfferedNote')}</Alert>}
      <Row gap={4} align="center">
        <output>{t('translations.counts', { done, all: lines.length })}</output>
        <Tick id="only-missing" label={t('translations.onlyMissing')} isTicked={isShort} onChange={setShort} />
        <TranslationFiles
          name={[name, LANGUAGE_NAMES[language]]}
          lines={lines}
          texts={values}
          old={old}
          placeOf={(line) => titleOf(line.page)}
          onRead={(texts) => {
            keep(...Object.keys(texts));
            edit.change(texts);
          }}
        />
      </Row>
      <SaveTrouble isMerged={conflict !== undefined} error={error} />
      {shown.length === 0 && <p>{t(lines.length === 0 ? 'translations.noTexts' : 'translations.nothing')}</p>}
      {byPage({ lines: shown, files: isShort ? [] : files }).map(({ page, ...ofPage }) => (
        <Panel key={page ?? 'front'} title={titleOf(page)}>
          {ofPage.lines.map((line) => (
            <TranslationLine
              key={line.key}
              line={line}
              languages={{ base, language }}
              value={values[line.key] ?? ''}
              old={old[line.key]}
              theirs={theirsOf(edit, line.key) || undefined}
              onChange={(text) => change(line.key, text)}
            />
          ))}
          <TranslatedFiles
            of={ofPage.files}
            language={language}
            values={values}
            folders={{ ...folders, uploads }}
            numberOf={(file) => files.indexOf(file) + 1}
            theirsOf={(key) => theirsOf(edit, key)}
            onChange={edit.change}
          />
        </Panel>
      ))}
      <Saving edit={edit} isSending={isSending} />
    </Stack>
  );
}
