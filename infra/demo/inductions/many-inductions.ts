import type { Answers } from '../../../shared/content/answers/answers.ts';
import { refOf, type Staff } from '../../../shared/core/actor.ts';
import { newId, randomDigits } from '../../../functions/security/random-ids.ts';
import { createInductionForm } from '../../../functions/induction-forms/create-induction-form.ts';
import { createProject } from '../../../functions/projects/save-project.ts';
import { signedWrites, unsignedWrites } from '../../../functions/store/entities/user-forms/billing.ts';
import { cardSyncWrite } from '../../../functions/store/due/kinds/card-sync.ts';
import { tallyWrite } from '../../../functions/store/due/kinds/tally.ts';
import { findFormVersion, type FormVersion } from '../../../functions/store/entities/form-versions.ts';
import type { Item } from '../../../functions/store/items.ts';
import type { Write } from '../../../functions/store/table.ts';
import { historyWrite, startWrites } from '../../../functions/store/entities/user-forms/user-form-writes.ts';
import { pageKey } from '../../../functions/store/keys.ts';
import { type UserFormHead } from '../../../functions/store/entities/user-forms/user-form-head.ts';
import { pageHash } from '../../../functions/user-forms/sign/page-hash.ts';
import type { World } from '../../../functions/world.ts';
import { demoProject } from '../demo-project.ts';
import { cards, form, page, paragraph, tick } from '../form-builders.ts';
import { writeInBatches } from './write-in-batches.ts';
import { manyCards, manyPerson, MOST_CARDS, type ManyCard, type ManyPerson } from '../many-people.ts';

const NAME = 'Mittava työmaa';
const CARDS_PAGE = 1;
const MINUTES_TO_SIGN = 20;

const manyForm = () =>
  form(NAME, [
    page('Tervetuloa', [
      paragraph('Noudata työmaan ohjeita ja pidä kuvallinen tunniste näkyvillä.'),
      tick('Olen lukenut ohjeet.', 'luettu'),
    ]),
    page('Pätevyyskortit', [
      paragraph('Lisää voimassa olevat korttisi.'),
      { ...cards([], ['Työturvallisuuskortti', 'Tulityökortti', 'Ensiapukortti']), requireImages: 0 },
    ]),
  ]);

export type Many = { userForms: number; cards: number };

type Making = { world: World; actor: Staff; version: FormVersion; formId: string; now: Date };
type Made = { head: UserFormHead; answers: readonly Answers[]; cards: readonly ManyCard[] };
type Order = { userFormId: string; signed: string };

/**
 * Writes many inductions and cards into a company, with their own form and project: the same items as the product writes. Due work, left
 * pending, makes the counts and cards. `onStep` receives the progress.
 */
export async function seedMany(
  world: World,
  actor: Staff,
  { userForms, cards: cardCount }: Many,
  onStep: (text: string) => void,
): Promise<{ formName: string; pin: string }> {
  const {
    _id: formId,
    pin,
    contentVersion,
  } = await createInductionForm(world, {
    actor,
    draft: manyForm(),
    once: undefined,
  });
  await createProject(world, { actor, draft: { ...demoProject([formId]), name: NAME }, once: undefined });
  const version = await findFormVersion(world, formId, contentVersion);
  const making: Making = { world, actor, version, formId, now: world.now() };
  const { table } = world;
  const counts = { started: 0, signed: 0, waiting: 0, latestSigned: '' };
  const orders: Order[] = [];
  const groups = drawn(inductions(making, { userForms, cards: cardCount }), (one) => {
    addCounts(counts, one);
    const { _id: userFormId, signed } = one.head;
    if (signed !== null && one.cards.length > 0) orders.push({ userFormId, signed });
    return writesOf(making, one);
  });
  await writeInBatches(table, groups, { what: 'inductions', total: userForms, onStep });
  // An order that is done before its induction's pages are there would make no cards.
  const orderWrites = drawn(orders, (order) => [cardOrder(making, order)]);
  await writeInBatches(table, orderWrites, { what: 'orders of cards', total: orders.length, onStep });
  await table.write([tally(making, counts)]);
  return { formName: NAME, pin };
}

function* drawn<From, To>(all: Iterable<From>, make: (one: From) => To): Generator<To> {
  for (const one of all) yield make(one);
}

function* inductions(making: Making, many: Many): Generator<Made> {
  const pins = new Set<string>();
  while (pins.size < many.userForms) pins.add(randomDigits(making.world, 9));
  let cardsLeft = many.cards;
  for (const [at, pin] of [...pins].entries()) {
    const person = manyPerson(at + 1, many.userForms, making.now);
    const perPerson = Math.min(MOST_CARDS, Math.ceil(cardsLeft / (many.userForms - at)) + (at % 2));
    const count = person.state === 'unsigned' ? 0 : Math.min(cardsLeft, perPerson);
    cardsLeft -= count;
    yield induction(making, { person, pin, cards: manyCards(at, count, making.now) });
  }
}

type Part = { person: ManyPerson; pin: string; cards: readonly ManyCard[] };

function induction(making: Making, { person, pin, cards: given }: Part): Made {
  const { world, version } = making;
  const images = given.map((card) => ({
    ...card,
    _id: newId(world),
    nameOther: '',
    noExpiration: false,
    imageSrc: '',
  }));
  return {
    head: headOf(making, person, pin),
    answers: version.pages.map((_, index) => (index === CARDS_PAGE ? { 1: images } : { 1: true })),
    cards: given,
  };
}

function headOf({ world, actor, version, formId }: Making, person: ManyPerson, pin: string): UserFormHead {
  const { state, created, firstName, lastName, company, email, taxNumber, birthday } = person;
  const isSigned = state !== 'unsigned';
  const signed = isSigned ? new Date(Date.parse(created) + MINUTES_TO_SIGN * 60_000).toISOString() : null;
  const isApproved = state === 'approved' || state === 'archived';
  return {
    _id: newId(world),
    company: actor.company,
    inductionFormId: formId,
    formVersion: version.number,
    formName: version.name,
    version: 1,
    user: { firstName, lastName, company, email, taxNumber, birthday },
    isDetailsComplete: true,
    created,
    signed,
    approved: isApproved,
    approvedBy: isApproved ? refOf(actor) : null,
    archived: state === 'archived',
    signedCount: isSigned ? version.pages.length : 0,
    pageCount: version.pages.length,
    readSeconds: 0,
    epoch: state === 'archived' ? 1 : 0,
    pin,
    language: 'fi',
    resumeKeyHash: '',
    claimedBy: null,
    skipEmail: true,
    isLinkSent: false,
    taxNumberValidation: null,
    businessIdLookup: null,
    returned: null,
    billedAs: null,
  };
}

/** All items of one induction in its present state. */
function writesOf({ world, actor, version }: Making, { head, answers }: Made): Write[] {
  const { _id: id, signed, approved, archived } = head;
  if (signed === null) return [...startWrites(head), ...unsignedWrites(head)];
  const billedAs = { at: signed, person: id, name: `${head.user.firstName} ${head.user.lastName}` };
  const [started, ...found] = startWrites(head);
  const pages = version.pages.map((page, index): Write => {
    const hash = pageHash(page, answers[index] ?? {});
    const event = { at: signed, by: 'worker', what: 'signed', hash };
    const item: Item = { ...pageKey(id, index), version: 1, answers: answers[index], signed, hash, events: [event] };
    return { put: item };
  });
  const told = (what: string) =>
    historyWrite(id, { at: signed, by: actor.userId, what, detail: { name: actor.name } }, newId(world));
  return [
    ...(started && 'put' in started ? [{ ...started, put: { ...started.put, billedAs } }] : []),
    ...found,
    ...pages,
    ...(approved ? [told('approved')] : []),
    ...(archived ? [told('archived')] : []),
    ...signedWrites(head, billedAs).filter((write) => 'put' in write),
  ];
}

/** The product's due work that makes an induction's cards. */
function cardOrder({ world }: Making, { userFormId, signed }: Order): Write {
  return cardSyncWrite({ userFormId, pages: [CARDS_PAGE], mark: newId(world) }, signed);
}

type Counts = { started: number; signed: number; waiting: number; latestSigned: string };

function addCounts(counts: Counts, { head: { signed, approved, archived } }: Made): void {
  counts.started += 1;
  if (signed === null) return;
  counts.signed += 1;
  if (!approved && !archived) counts.waiting += 1;
  if (signed > counts.latestSigned) counts.latestSigned = signed;
}

/** The form's counts for all inductions, in one change. */
function tally({ world, formId, version, now }: Making, counts: Counts): Write {
  return tallyWrite(newId(world), now.toISOString(), {
    ...counts,
    formId,
    version: version.number,
    latestSigned: counts.latestSigned || now.toISOString(),
  });
}
