import { eachAtOnce } from '../../shared/core/each-at-once.ts';
import { filesOf, type Answers } from '../../shared/content/answers/answers.ts';
import { isSignatureValue, unsignedSignature } from '../../shared/content/blocks/form/signature.ts';
import { AppError } from '../../shared/core/errors.ts';
import type { PermitHead } from '../store/entities/permits/permit-record.ts';
import { requireImages } from '../uploads/place-answer-files.ts';
import { documentKey } from '../uploads/place-document.ts';
import { imageKey } from '../uploads/place-image.ts';
import type { World } from '../world.ts';
import type { LoadedPermit } from './load-permit.ts';

const AT_ONCE = 20;

type Named = Pick<LoadedPermit, 'head' | 'pages' | 'version'>;

/** The keys of a permit's files in the folders of the permit of the given id, each once. */
function fileKeys({ head, pages, version }: Named, id: string): string[] {
  const onPages = version.pages.flatMap((page, index) => filesOf(page, pages.get(index) ?? {}));
  const signatures = head.persons.flatMap(({ signature }) => (signature?.value ? [signature.value] : []));
  const rounds = (head.watches ?? []).flatMap((watch) => watch.rounds.flatMap(({ photo }) => photo ?? []));
  const images = [...head.images, ...onPages, ...signatures, ...rounds].map((name) => imageKey('permit', id, name));
  return [...new Set([...images, ...head.documents.map((name) => documentKey('permit', id, name))])];
}

/** Whether a permit names a picture anywhere: as an attachment, on a page, in a signature or in a round. */
export function namesImage(permit: Named, name: string): boolean {
  const { _id: id } = permit.head;
  return fileKeys(permit, id).includes(imageKey('permit', id, name));
}

/** Copies the files that a permit names into another permit's folders. */
export async function copyPermitFiles(world: World, from: Named, to: string): Promise<void> {
  const targets = fileKeys(from, to);
  const copies = fileKeys(from, from.head._id).map((source, index) => ({ source, target: targets[index] ?? '' }));
  await eachAtOnce(copies, AT_ONCE, ({ source, target }) => world.files.copy(source, target));
}

export async function removePermitFiles(world: World, permit: Named, id: string): Promise<void> {
  await eachAtOnce(fileKeys(permit, id), AT_ONCE, (key) => world.files.remove(key));
}

type Files = Pick<PermitHead, 'images' | 'documents'>;

/** 422 `file_missing` where the permit newly names a file that it does not have. */
export async function requireNamedFiles(world: World, before: PermitHead, after: Files): Promise<void> {
  const id = before._id;
  const images = after.images.filter((name) => !before.images.includes(name));
  await requireImages(world, { owner: 'permit', id }, images);
  const documents = after.documents.filter((name) => !before.documents.includes(name));
  const found = await Promise.all(documents.map((name) => world.files.exists(documentKey('permit', id, name))));
  const missing = documents.filter((_, index) => found[index] === false);
  if (missing.length > 0) {
    throw new AppError('file_missing', { issues: missing.map((path) => ({ path, code: 'file_missing' })) });
  }
}

/** The answers of a page with every form value passed through `change`, by its field. */
function withFieldValues(answers: Answers, change: (value: unknown) => unknown): Answers {
  const changed = Object.entries(answers).map(([place, answer]) => [
    place,
    Array.isArray(answer) ? answer.map(change) : answer,
  ]);
  return Object.fromEntries(changed);
}

/** A copy starts without signatures. */
export function withoutSignatures(answers: Answers): Answers {
  return withFieldValues(answers, (value) => (isSignatureValue(value) ? unsignedSignature() : value));
}

/** The answers without a picture, in whatever field of pictures it stands. */
export function withoutImage(answers: Answers, name: string): Answers {
  return withFieldValues(answers, (value) => (Array.isArray(value) ? value.filter((one) => one !== name) : value));
}
