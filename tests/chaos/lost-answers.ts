import type { UserForm } from '../../shared/user-forms/user-form.ts';
import type { Desk } from './desk.ts';
import type { Phone } from './phone.ts';

/** What a worker has given, by what it is called in a failure. */
export type Given = {
  details: Record<string, string>;
  /** Labels of ticked boxes and chosen options. */
  chosen: readonly string[];
  /** Values of fields. */
  written: readonly string[];
  place: string;
  cards: readonly string[];
  pictureCount: number;
};

type Part = Record<string, unknown>;

/** Every object in the answers. */
function partsOf(value: unknown): Part[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(partsOf);
  return Array.isArray(value) ? inner : [value as Part, ...inner];
}

/** The names of the pictures in the answers: of cards, of fields and of signatures. */
export function picturesOf({ pages }: UserForm): string[] {
  return partsOf(pages.map(({ content }) => content)).flatMap((part) => {
    if (part['kind'] === 'img') return [];
    if (typeof part['imageSrc'] === 'string') return [part['imageSrc']];
    if (part['signed'] === true && typeof part['value'] === 'string') return [part['value']];
    if (part['type'] === 'image' && Array.isArray(part['value'])) return part['value'] as string[];
    return [];
  });
}

function isIn(parts: readonly Part[], test: (part: Part) => boolean): boolean {
  return parts.some(test);
}

/** What of the given is not in the stored induction, each in words; nothing where all is there. */
export async function lostAnswers(desk: Desk, form: UserForm, given: Given, phone: Phone): Promise<string[]> {
  const parts = partsOf(form.pages.map(({ content }) => content));
  const details = Object.entries(given.details).filter(
    ([name, value]) => form.user[name as keyof UserForm['user']] !== value,
  );
  const chosen = given.chosen.filter(
    (label) =>
      !isIn(parts, (part) => part['label'] === label && part['value'] === true) &&
      !isIn(parts, (part) => part['text'] === label && part['selected'] === true),
  );
  const written = given.written.filter((value) => !isIn(parts, (part) => part['value'] === value));
  const cards = given.cards.filter((name) => !isIn(parts, (part) => part['name'] === name && 'imageSrc' in part));
  const isPlaced = isIn(parts, (part) => part['signed'] === true && part['location'] === given.place);
  return [
    ...details.map(([name]) => `detail ${name}`),
    ...chosen.map((label) => `choice ${label}`),
    ...written.map((value) => `text ${value}`),
    ...cards.map((name) => `card ${name}`),
    ...(isPlaced ? [] : ['signature']),
    ...(await lostPictures(desk, form, given, phone)),
    ...lostSignings(form),
  ];
}

/** Each stored picture has to be one that the phone has made, byte by byte, and none may stand in for another. */
async function lostPictures(desk: Desk, form: UserForm, { pictureCount }: Given, phone: Phone): Promise<string[]> {
  const names = new Set(picturesOf(form));
  const lost: string[] = [];
  for (const name of names) {
    const made = phone.pictures.get(name);
    if (!made?.equals(await desk.picture(form, name))) lost.push(`picture ${name}`);
  }
  return names.size === pictureCount ? lost : [...lost, `${names.size} pictures, ${pictureCount} given`];
}

/** Every page is signed, and in the order of the pages. */
function lostSignings({ pages, meta }: UserForm): string[] {
  const times = pages.map(({ signed }) => signed ?? '');
  const unsigned = times.flatMap((time, index) => (time === '' ? [`signing of page ${index}`] : []));
  const isOrdered = times.every((time, index) => index === 0 || time >= (times[index - 1] ?? ''));
  return [...unsigned, ...(isOrdered ? [] : ['the order of signing']), ...(meta.signed ? [] : ['the completion'])];
}
