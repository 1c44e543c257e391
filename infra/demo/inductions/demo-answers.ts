import { localDate } from '../../../shared/core/dates.ts';
import type { DemoClient } from '../demo-client.ts';
import { pngAddress } from '../drawing/png.ts';
import { HOT_WORK_CARD } from '../permits/demo-permit-forms.ts';
import { RIGHT_ANSWERS } from '../right-answers.ts';
import { signaturePicture } from '../pictures/signature-picture.ts';

const DAY_MILLISECONDS = 86_400_000;
const RIGHT: ReadonlySet<string> = new Set(RIGHT_ANSWERS);

export type Block = Record<string, unknown>;

export const signatureAt = ({ world }: DemoClient) => ({
  signed: true,
  value: pngAddress(signaturePicture()),
  location: 'Helsinki',
  date: localDate(world.now()),
});

type CardDays = { hotWorkDays: number | null; safetyCardDays: number | undefined };

export function cardsOf(
  { world }: DemoClient,
  { hotWorkDays, safetyCardDays = 900 }: CardDays,
): { name: string; expires: string }[] {
  const inDays = (days: number) => localDate(new Date(world.now().getTime() + days * DAY_MILLISECONDS));
  const asked = [
    { name: 'Työturvallisuuskortti', expires: inDays(safetyCardDays) },
    { name: 'Valttikortti', expires: inDays(1200) },
  ];
  return hotWorkDays === null ? asked : [...asked, { name: HOT_WORK_CARD, expires: inDays(hotWorkDays) }];
}

type Answers = { cards: readonly object[]; signature: object; machine: string | undefined };

export function answerBlock(block: Block, answers: Answers): Block {
  if (block['kind'] === 'checkbox') return { ...block, value: true };
  if (block['kind'] === 'cards') return { ...block, images: answers.cards };
  if (block['kind'] === 'question') {
    const options = (block['options'] as { text: string }[]).map((one) => ({ ...one, selected: RIGHT.has(one.text) }));
    return { ...block, options };
  }
  return block['kind'] === 'form'
    ? { ...block, fields: (block['fields'] as Block[]).map((one) => fillField(one, answers)) }
    : block;
}

function fillField(field: Block, { signature, machine }: Answers): Block {
  if (field['type'] === 'signature') return { ...field, value: signature };
  if (field['type'] === 'yesno') return { ...field, value: machine === undefined ? 'no' : 'yes' };
  if (field['type'] === 'image' && machine !== undefined) return { ...field, value: [machine] };
  return field['mandatory'] ? { ...field, value: 'Vesa Vastaava' } : field;
}
