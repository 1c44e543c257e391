import type { Block } from '../../../../shared/content/block-registry.ts';
import { isKnown } from '../../../../shared/content/block-registry.ts';
import { isImagePresent } from '../../../../shared/content/card-rules.ts';
import type { FieldValue, FormField } from '../../../../shared/content/blocks/form/field-shape.ts';
import { shownFields } from '../../../../shared/content/blocks/form/rules.ts';
import { isLocationGiven } from '../../../../shared/content/blocks/form/signature.ts';
import { blockContext } from '../../../../shared/content/pages/page-validity.ts';

/** The stage of a signature: untouched, begun, ready to save, or saved. */
type SignatureStage = 'untouched' | 'begun' | 'ready' | 'signed';

/** The stage of a field's signature; undefined for other fields. */
function signatureStage(field: FormField): SignatureStage | undefined {
  if (field.type !== 'signature') return undefined;
  const { signed, value, location } = field.value;
  if (signed && isImagePresent(value)) return 'signed';
  if (!isImagePresent(value)) return location.trim() === '' ? 'untouched' : 'begun';
  return isLocationGiven(location) ? 'ready' : 'begun';
}

/** The signature fields that a page shows. */
export function signaturesOf(content: readonly Block[]): FormField[] {
  return content.flatMap((block, place) => {
    if (!isKnown(block) || block.kind !== 'form') return [];
    const isShown = shownFields(block, blockContext(content, place));
    return block.fields.filter((field, each) => isShown[each] && field.type === 'signature');
  });
}

/** Whether all signatures of the page can be saved: mandatory ones are ready, others ready or untouched. */
export function mayBeSigned(content: readonly Block[]): boolean {
  return signaturesOf(content).every((field) => {
    const stage = signatureStage(field);
    return stage === 'ready' || stage === 'signed' || (stage === 'untouched' && !field.mandatory);
  });
}

function signedValue(field: FormField, at: string): FieldValue {
  if (field.type !== 'signature' || signatureStage(field) !== 'ready') return field.value;
  return { ...field.value, signed: true, date: at };
}

/** The answers of the page's forms with every ready signature saved, by block index. `at` is ISO 8601 UTC. */
export function signedAnswers(content: readonly Block[], at: string): Map<number, FieldValue[]> {
  return new Map(
    content.flatMap((block, place) => {
      const isToSign =
        isKnown(block) && block.kind === 'form' && block.fields.some((field) => signatureStage(field) === 'ready');
      return isToSign ? [[place, block.fields.map((field) => signedValue(field, at))] as const] : [];
    }),
  );
}
