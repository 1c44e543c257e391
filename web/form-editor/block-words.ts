import type { TFunction } from 'i18next';
import { isKnown, type Block, type KnownBlock } from '../../shared/content/block-registry.ts';
import type { FormField } from '../../shared/content/kinds/form-field.ts';
import { plainLines } from '../../shared/content/kinds/unknown.ts';

const MOST_CHARACTERS = 80;

/** What a block of this kind is called. */
export function kindTitle(t: TFunction, block: Block): string {
  if (!isKnown(block)) return t('editor.kind.unknown');
  if (block.kind === 'alert')
    return t('editor.kindOfType', { kind: t('editor.kind.alert'), type: t(`editor.alertType.${block.type}`) });
  return block.kind === 'question' ? t(`editor.kind.${block.type}`) : t(`editor.kind.${block.kind}`);
}

/** A field by its name; a choice by its options, too. */
function fieldWords(field: FormField): string {
  if (field.type !== 'choice' || field.options.length === 0) return field.label;
  return `${field.label} (${field.options.join(' / ')})`;
}

function textsOf(block: KnownBlock): readonly string[] {
  if ('lines' in block) return block.lines;
  if ('pairs' in block) return block.pairs.map(({ term }) => term);
  if ('fields' in block) return block.fields.map(fieldWords);
  if ('names' in block) return block.names.map(({ title }) => title);
  if ('text' in block) return [block.text];
  if ('label' in block) return [block.label];
  return 'alt' in block ? [block.title, block.alt] : [block.title];
}

/** The words by which an author tells the block from others, shortened; empty where it says nothing yet. */
export function blockWords(block: Block): string {
  const words = (isKnown(block) ? textsOf(block) : plainLines(block))
    .map((text) => text.trim())
    .filter(Boolean)
    .join(', ');
  const characters = Array.from(words);
  return characters.length > MOST_CHARACTERS ? `${characters.slice(0, MOST_CHARACTERS).join('')}…` : words;
}

/** The block's kind and its words: how it is named where it is moved, removed or pointed at. */
export function blockName(t: TFunction, block: Block): string {
  const words = blockWords(block);
  return words === '' ? kindTitle(t, block) : `${kindTitle(t, block)}: ${words}`;
}
