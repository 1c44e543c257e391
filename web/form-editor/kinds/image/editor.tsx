import { ImageIcon } from '../kind-icons.tsx';
import { useTranslation } from 'react-i18next';
import { isImagePresent } from '../../../../shared/content/card-rules.ts';
import type { ImageBlock } from '../../../../shared/content/blocks/image/shape.ts';
import { IMAGE_TYPES, MAX_IMAGE_BYTES } from '../../../../shared/uploads/upload-limits.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { DECORATIVE_ALT, isDecorative } from './decorative.ts';
import type { InspectorProps, KindEditor } from '../kind-editor.ts';
import { Tick } from '../../inspector/tick.tsx';
import { useFormFiles } from '../../uploads/uploads-context.ts';
import { FileDrop } from '../../uploads/file-drop.tsx';

function ImageInspector({ block, id, onChange, errorAt }: InspectorProps<ImageBlock>) {
  const { t } = useTranslation();
  const { uploads } = useFormFiles();
  const isWithoutAlt = isDecorative(block.alt);
  return (
    <>
      <FileDrop
        id={`${id}-fileName`}
        label={t('editor.file.chooseImage')}
        accept={IMAGE_TYPES.join(',')}
        maxBytes={MAX_IMAGE_BYTES}
        hasFile={isImagePresent(block.fileName)}
        error={errorAt('fileName')}
        upload={uploads.image}
        onName={(fileName) => onChange({ ...block, fileName })}
      />
      <TextArea
        id={`${id}-alt`}
        label={t('editor.field.alt')}
        hint={t('editor.altHint')}
        rows={3}
        disabled={isWithoutAlt}
        error={errorAt('alt')}
        value={isWithoutAlt ? '' : block.alt}
        onChange={(alt) => onChange({ ...block, alt: alt.trimStart() }, 'alt')}
      />
      <Tick
        id={`${id}-decorative`}
        label={t('editor.field.decorative')}
        hint={t('editor.decorativeHint')}
        isTicked={isWithoutAlt}
        onChange={(isTicked) => onChange({ ...block, alt: isTicked ? DECORATIVE_ALT : '' })}
      />
      <TextField
        id={`${id}-title`}
        label={t('editor.field.imageTitle')}
        isOptional
        error={errorAt('title')}
        value={block.title}
        onChange={(title) => onChange({ ...block, title }, 'title')}
      />
    </>
  );
}

export const imageEditor: KindEditor<ImageBlock> = {
  group: 'media',
  entries: (t) => [
    {
      key: 'img',
      label: t('editor.kind.img'),
      example: t('editor.example.img'),
      Icon: ImageIcon,
      fresh: () => ({ kind: 'img', fileName: '', alt: '', title: '' }),
    },
  ],
  Inspector: ImageInspector,
};
