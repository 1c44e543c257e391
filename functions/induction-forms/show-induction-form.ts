import { languagesOf } from '../../shared/content/base-language.ts';
import type { Actor } from '../../shared/core/actor.ts';
import { localDate } from '../../shared/core/dates.ts';
import { inductionFormApi } from '../../shared/induction-forms/induction-form-api.ts';
import type { InductionForm, InductionFormRow } from '../../shared/induction-forms/induction-form.ts';
import { documentFolder, fileTokenFor, imageFolder } from '../security/tokens/file-token.ts';
import { findFormVersion, validityOf, type FormVersion } from '../store/entities/form-versions.ts';
import {
  changedFormWrites,
  findInductionForm,
  type FormRow,
  type InductionFormHead,
} from '../store/entities/induction-forms/induction-forms.ts';
import { countToRenew } from '../store/entities/user-forms/renewals.ts';
import type { World } from '../world.ts';
import type { Authored, FormSort } from '../written-forms/form-sort.ts';
import { draftMark, showEdited } from '../written-forms/show-form.ts';

const { access: WRITERS } = inductionFormApi.update;

/** What the author of an induction form writes. */
export type AuthoredInduction = Authored<FormVersion> & Pick<InductionFormHead, 'emailSetting' | 'startsPerDay'>;

type Shown = { actor: Actor; head: InductionFormHead; written: AuthoredInduction };

async function publishedInduction(world: World, head: InductionFormHead): Promise<AuthoredInduction> {
  const { formId: _, number: __, ...content } = await findFormVersion(world, head._id, head.contentVersion);
  const { emailSetting, startsPerDay } = head;
  return { ...content, emailSetting, startsPerDay };
}

async function show(world: World, { actor, head, written }: Shown): Promise<InductionForm> {
  const { _id, company, version, pin, created, modified, archived, tally } = head;
  const { name, project, emailSetting, inputSettings, startsPerDay, pages } = written;
  return {
    _id,
    company,
    version,
    meta: { name, pin, created, modified, archived },
    project,
    emailSetting,
    inputSettings,
    startsPerDay,
    ...validityOf(written),
    startsHeld: areStartsHeld(world, head),
    renewalAsked: head.renewal ? { ...head.renewal, toRenew: await countToRenew(world.table, head) } : null,
    begunOf: begunOf(head),
    languages: [...languagesOf(written)],
    pages: [...pages],
    unpublished: draftMark(head, actor, WRITERS),
    waitingCount: tally.waiting,
    fileToken: await fileTokenFor(world, imageFolder('inductionForm', _id)),
    documentToken: await fileTokenFor(world, documentFolder('inductionForm', _id)),
  };
}

/** The inductions begun from each version are counted with the form's other counts. */
function begunOf({ standing, contentVersion }: InductionFormHead): InductionForm['begunOf'] {
  const counts = Object.entries(standing).map(([number, count]) => [Number(number), count] as const);
  const sum = (isCounted: (number: number) => boolean) =>
    counts.reduce((total, [number, count]) => total + (isCounted(number) ? count : 0), 0);
  return {
    olderVersions: sum((number) => number < contentVersion),
    newestVersion: sum((number) => number === contentVersion),
  };
}

export const INDUCTION_FORMS = {
  owner: 'inductionForm',
  writers: WRITERS,
  find: findInductionForm,
  changedWrites: changedFormWrites,
  published: publishedInduction,
  show,
} satisfies FormSort<InductionFormHead, AuthoredInduction>;

/** The published form. */
export async function showInductionForm(world: World, actor: Actor, head: InductionFormHead): Promise<InductionForm> {
  return show(world, { actor, head, written: await publishedInduction(world, head) });
}

/** The form as authors edit it. */
export function showEditedInductionForm(world: World, actor: Actor, head: InductionFormHead): Promise<InductionForm> {
  return showEdited(world, INDUCTION_FORMS, { actor, head });
}

/** A hold lasts one day. */
export function areStartsHeld({ now }: World, { held, archived }: Pick<FormRow, 'held' | 'archived'>): boolean {
  return !archived && held === localDate(now());
}

export function showInductionFormRow(world: World, actor: Actor, row: FormRow): InductionFormRow {
  const { _id, company, name, pin, created, modified, archived, pageCount } = row;
  return {
    _id,
    company,
    meta: { name, pin, created, modified, archived },
    pageCount,
    waitingCount: row.waiting,
    startedCount: row.started,
    signedCount: row.signed,
    latestSigned: row.latestSigned,
    startsHeld: areStartsHeld(world, row),
    unpublished: draftMark(row, actor, WRITERS),
  };
}
