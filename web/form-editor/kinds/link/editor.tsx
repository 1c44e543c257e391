import { ExternalIcon } from '../../../ui/first-icons.tsx';
import { useTranslation } from 'react-i18next';
import type { LinkBlock } from '../../../../shared/content/blocks/link/shape.ts';
import { safeHref } from '../../../../shared/content/safe-link.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { InspectorProps, KindEditor } from '../kind-editor.ts';

function LinkInspector({ block, id, onChange, errorAt }: InspectorProps<LinkBlock>) {
  const { t } = useTranslation();
  const isUnsafe = block.url.trim() !== '' && safeHref(block.url) === undefined;
  return (
    <>
      <TextField
        id={`${id}-text`}
        label={t('editor.field.linkText')}
        error={errorAt('text')}
        value={block.text}
        onChange={(text) => onChange({ ...block, text }, 'text')}
      />
      <TextField
        id={`${id}-url`}
        label={t('editor.field.url')}
        hint={t('editor.urlHint')}
        error={errorAt('url') ?? (isUnsafe ? t('issues.unsafe_link') : undefined)}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={block.url}
        onChange={(url) => onChange({ ...block, url }, 'url')}
      />
    </>
  );
}

export const linkEditor: KindEditor<LinkBlock> = {
  group: 'media',
  entries: (t) => [
    {
      key: 'link',
      label: t('editor.kind.link'),
      example: t('editor.example.link'),
      Icon: ExternalIcon,
      fresh: () => ({ kind: 'link', url: '', text: '' }),
    },
  ],
  Inspector: LinkInspector,
};
