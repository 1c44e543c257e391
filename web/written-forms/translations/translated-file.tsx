import { useTranslation } from 'react-i18next';
import type { WorkerLanguage } from '../../../shared/core/fields.ts';
import { LANGUAGE_NAMES } from '../../../shared/core/language.ts';
import {
  DOCUMENT_TYPE,
  IMAGE_TYPES,
  MAX_DOCUMENT_BYTES,
  MAX_IMAGE_BYTES,
} from '../../../shared/uploads/upload-limits.ts';
import { authoredUrl, type PageFiles } from '../../content/page-files.ts';
import { DocumentLink } from '../../content/blocks/document/document-link.tsx';
import { FileDrop } from '../../form-editor/uploads/file-drop.tsx';
import type { FormUploads } from '../../form-editor/uploads/uploads.ts';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { KeyedFile } from './keyed-files.ts';
import styles from './translation-line.module.css';

/** A form's folders of files, and how a file gets into them. */
export type FormFolders = { files: PageFiles; uploads: FormUploads };

/** What a folder takes. */
const TAKEN = {
  images: { upload: 'image', accept: IMAGE_TYPES.join(','), maxBytes: MAX_IMAGE_BYTES, label: 'chooseImage' },
  documents: { upload: 'document', accept: DOCUMENT_TYPE, maxBytes: MAX_DOCUMENT_BYTES, label: 'chooseDocument' },
} as const;

type ShownFileProps = { file: Pick<KeyedFile, 'folder' | 'name'>; title: string; files: PageFiles };

function ShownFile({ file, title, files }: ShownFileProps) {
  const url = authoredUrl(file, files);
  if (url === undefined) return <p>{title}</p>;
  if (file.folder === 'documents') return <DocumentLink url={url} title={title} fileName={file.name} />;
  return <img className={styles.picture} src={url} alt={title} />;
}

type TranslatedFileProps = {
  file: KeyedFile;
  language: WorkerLanguage;
  /** The name of the file in its place; empty without one. */
  value: string;
  /** The name of the file that somebody else put in its place meanwhile; empty for none. */
  theirs: string | undefined;
  /** Its place among the form's files, from 1. */
  number: number;
  folders: FormFolders;
  onChange: (name: string) => void;
};

/** A picture or a document with the one that workers see in its place, on a phone below it. */
function TranslatedFile({ file, language, value, theirs, number, folders, onChange }: TranslatedFileProps) {
  const { t } = useTranslation();
  const { folder, alt, key } = file;
  const { files, uploads } = folders;
  const { upload, label, ...taken } = TAKEN[folder];
  const own = t('translations.ownFile', { language: LANGUAGE_NAMES[language] });
  const name = alt.trim() || t('translations.fileNumber', { number });
  const named = <VisuallyHidden> {name}</VisuallyHidden>;
  return (
    <div className={styles.line}>
      <ShownFile file={file} title={alt.trim() || t('translations.original')} files={files} />
      <Stack gap={2} align="start">
        {value === '' ? (
          <p className={styles.note}>{t('translations.sameFile')}</p>
        ) : (
          <>
            <ShownFile file={{ folder, name: value }} title={own} files={files} />
            <Button variant="secondary" isSmall onClick={() => onChange('')}>
              <span>
                {t('translations.useOriginal')}
                {named}
              </span>
            </Button>
          </>
        )}
        {theirs !== undefined && (
          <>
            <p className={styles.note}>{t(`translations.${theirs === '' ? 'theirOriginal' : 'theirFile'}`)}</p>
            {theirs !== '' && <ShownFile file={{ folder, name: theirs }} title={own} files={files} />}
            <Button variant="secondary" isSmall onClick={() => onChange(theirs)}>
              <span>
                {t('translations.useTheirFile')}
                {named}
              </span>
            </Button>
          </>
        )}
        <FileDrop
          {...taken}
          id={key}
          label={`${t(`editor.file.${label}`)}: ${LANGUAGE_NAMES[language]}`}
          of={name}
          hasFile={value !== ''}
          error={undefined}
          upload={uploads[upload]}
          onName={onChange}
        />
      </Stack>
    </div>
  );
}

type TranslatedFilesProps = Pick<TranslatedFileProps, 'language' | 'folders'> & {
  of: readonly KeyedFile[];
  numberOf: (file: KeyedFile) => number;
  /** By the keys of the files. */
  values: Readonly<Record<string, string>>;
  /** What somebody else put in a file's place meanwhile, by its key. */
  theirsOf: (key: string) => string | undefined;
  onChange: (values: Record<string, string>) => void;
};

export function TranslatedFiles({ of, numberOf, values, theirsOf, onChange, ...rest }: TranslatedFilesProps) {
  return of.map((file) => (
    <TranslatedFile
      {...rest}
      key={file.key}
      file={file}
      value={values[file.key] ?? ''}
      theirs={theirsOf(file.key)}
      number={numberOf(file)}
      onChange={(name) => onChange({ [file.key]: name })}
    />
  ));
}
