import type { Answers } from '../../../shared/content/answers.ts';
import type { Staff } from '../../../shared/core/actor.ts';
import { newId, randomDigits } from '../../../functions/security/random-ids.ts';
import { createInductionForm } from '../../../functions/induction-forms/create-induction-form.ts';
import { createProject } from '../../../functions/projects/save-project.ts';
import { signedWrites, unsignedWrites } from '../../../functions/store/entities/user-forms/billing.ts';
import { cardSyncWrite } from '../../../functions/store/due/kinds/card-sync.ts';
import { tallyWrite } from '../../../functions/store/due/kinds/tally.ts';
import { findFormVersion, type FormVersion } from '../../../functions/store/entities/form-versions.ts';
import type { Item } from '../../../functions/store/items.ts';
import { ConditionFailed } from '../../../functions/store/table-errors.ts';
import type { Table, Write } from '../../../functions/store/table.ts';
import { historyWrite, startWrites } from '../../../functions/store/entities/user-forms/user-form-writes.ts';
import { pageKey } from '../../../functions/store/keys.ts';
import { type UserFormHead } from '../../../functions/store/entities/user-forms/user-form-head.ts';
import { pageHash } from '../../../functions/user-forms/sign/page-hash.ts';
import type { World } from '../../../functions/world.ts';
import { demoProject } from '../demo-project.ts';
import { cards, form, page, paragraph, tick } from '../form-builders.ts';
import { manyCards, manyPerson, MOST_CARDS, type ManyCard, type ManyPerson } from '../many-people.ts';

const NAME = 'Mittava työmaa';
const CARDS_PAGE = 1;
const MINUTES_TO_SIGN = 20;
/** The number of parallel transactions, and how often one is retried after a timeout. */
const AT_ONCE = 4;
const MOST_TRIES = 10;
const STEP = 500;

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
  const made = inductions(making, { userForms, cards: cardCount });
  const { table } = world;
  await writeAll(table, { what: 'inductions', transactions: made.map((one) => writesOf(making, one)), onStep });
  const orders = made.map((one) => cardOrder(making, one)).filter((writes) => writes.length > 0);
  await writeAll(table, { what: 'orders of cards', transactions: orders, onStep });
  await table.write([tally(making, made)]);
  return { formName: NAME, pin };
}

function inductions(making: Making, many: Many): Made[] {
  const pins = new Set<string>();
  while (pins.size < many.userForms) pins.add(randomDigits(making.world, 9));
  let cardsLeft = many.cards;
  return [...pins].map((pin, at) => {
    const person = manyPerson(at + 1, many.userForms, making.now);
    const perPerson = Math.min(MOST_CARDS, Math.ceil(cardsLeft / (many.userForms - at)) + (at % 2));
    const count = person.state === 'unsigned' ? 0 : Math.min(cardsLeft, perPerson);
    cardsLeft -= count;
    return induction(making, { person, pin, cards: manyCards(at, count, making.now) });
  });
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
    approvedBy: isApproved ? { _id: actor.userId, name: actor.name } : null,
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
function writesOf({ world, actor, version }: Making, { head, answers, cards: given }: Made): Write[] {
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
    ...(given.length > 0 ? [cardSyncWrite({ userFormId: id, pages: [CARDS_PAGE], mark: newId(world) }, signed)] : []),
  ];
}

/** The product's due work that makes an induction's cards. */
function cardOrder({ world }: Making, { head, cards: given }: Made): Write[] {
  const { _id: userFormId, signed } = head;
  if (signed === null || given.length === 0) return [];
  return [cardSyncWrite({ userFormId, pages: [CARDS_PAGE], mark: newId(world) }, signed)];
}

type Writing = { what: string; transactions: Write[][]; onStep: (text: string) => void };

async function writeAll(table: Table, { what, transactions, onStep }: Writing): Promise<void> {
  const left = transactions.entries();
  const lane = async () => {
    for (const [at, writes] of left) {
      await persistently(table, writes);
      if ((at + 1) % STEP === 0) onStep(`${what}: ${at + 1}/${transactions.length}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

/** A timed-out write may have succeeded; then its condition fails on the retry. */
async function persistently(table: Table, writes: readonly Write[]): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await table.write(writes);
    } catch (error) {
      if (error instanceof ConditionFailed && tries > 1) return;
      if (!(error instanceof Error && error.name === 'TimeoutError') || tries >= MOST_TRIES) throw error;
    }
  }
}

/** The form's counts for all inductions, in one change. */
function tally({ world, formId, version, now }: Making, made: readonly Made[]): Write {
  const heads = made.map(({ head }) => head);
  const signed = heads.filter((head) => head.signed !== null);
  return tallyWrite(newId(world), now.toISOString(), {
    formId,
    version: version.number,
    started: heads.length,
    signed: signed.length,
    waiting: signed.filter(({ approved, archived }) => !approved && !archived).length,
    latestSigned:
      signed
        .map((head) => head.signed ?? '')
        .toSorted()
        .at(-1) ?? now.toISOString(),
  });
}
