import { DocumentIcon } from '../kind-icons.tsx';
import { useTranslation } from 'react-i18next';
import { isImagePresent } from '../../../../shared/content/card-rules.ts';
import type { DocumentBlock } from '../../../../shared/content/blocks/document/shape.ts';
import { DOCUMENT_TYPE, MAX_DOCUMENT_BYTES } from '../../../../shared/uploads/upload-limits.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { InspectorProps, KindEditor } from '../kind-editor.ts';
import { useFormFiles } from '../../uploads/uploads-context.ts';
import { FileDrop } from '../../uploads/file-drop.tsx';

const withoutEnding = (fileName: string) => fileName.replace(/\.pdf$/i, '');

function DocumentInspector({ block, id, onChange, errorAt }: InspectorProps<DocumentBlock>) {
  const { t } = useTranslation();
  const { uploads } = useFormFiles();
  return (
    <>
      <FileDrop
        id={`${id}-fileName`}
        label={t('editor.file.chooseDocument')}
        accept={DOCUMENT_TYPE}
        maxBytes={MAX_DOCUMENT_BYTES}
        hasFile={isImagePresent(block.fileName)}
        error={errorAt('fileName')}
        upload={uploads.document}
        onName={(fileName, file) =>
          onChange({ ...block, fileName, title: block.title.trim() === '' ? withoutEnding(file.name) : block.title })
        }
      />
      <TextField
        id={`${id}-title`}
        label={t('editor.field.documentTitle')}
        error={errorAt('title')}
        value={block.title}
        onChange={(title) => onChange({ ...block, title }, 'title')}
      />
    </>
  );
}

export const documentEditor: KindEditor<DocumentBlock> = {
  group: 'media',
  entries: (t) => [
    {
      key: 'doc',
      label: t('editor.kind.doc'),
      example: t('editor.example.doc'),
      Icon: DocumentIcon,
      fresh: () => ({ kind: 'doc', fileName: '', title: '' }),
    },
  ],
  Inspector: DocumentInspector,
};
