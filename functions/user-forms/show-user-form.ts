import { copyWith } from '../../shared/core/copy-with.ts';
import { withAnswers } from '../../shared/content/answers/answers.ts';
import type { Page, UserPage } from '../../shared/content/pages/page.ts';
import type { TextMarks } from '../../shared/content/translation/text-marks.ts';
import type { WorkerLanguage } from '../../shared/core/fields.ts';
import { pagesThatChanged, isInForce } from '../../shared/user-forms/renewal/renewal.ts';
import type { UserForm, UserFormRow } from '../../shared/user-forms/user-form.ts';
import { passIdOf } from '../security/pass-id.ts';
import { documentFolder, fileTokenFor, imageFolder } from '../security/tokens/file-token.ts';
import { findFormVersion, type FormVersion } from '../store/entities/form-versions.ts';
import { findDemand } from '../store/entities/induction-forms/renewal-demands.ts';
import { findUserForm } from '../store/entities/user-forms/user-forms.ts';
import type { UserFormRowData } from '../store/entities/user-forms/user-form-head.ts';
import type { StoredPage, UserFormHead } from '../store/entities/user-forms/user-form-head.ts';
import type { World } from '../world.ts';
import type { LoadedUserForm } from './load-user-form.ts';
import { sayVersion } from '../verbs/said-version.ts';
import { drawingsIn } from '../uploads/signature-times.ts';

/**
 * An induction as this caller may see it: right exam answers only for staff, or once the page is signed (rule 3.5). Its texts are in
 * `language` as far as its form is offered in it.
 */
export async function showUserForm(world: World, loaded: LoadedUserForm, language?: WorkerLanguage): Promise<UserForm> {
  const { standing } = loaded;
  const { version, in: shownIn, marks } = await sayVersion(world, loaded.version, language);
  const { head, pages, notes, phones } = loaded.whole;
  const [renewal, changed, tokens] = await Promise.all([
    head.signed === null ? undefined : renewalOf(world, head),
    changedSince(world, head, loaded.version),
    fileTokens(world, head),
  ]);
  const shown: UserForm = {
    _id: head._id,
    company: head.company,
    version: head.version,
    user: head.user,
    meta: metaOf(head, renewal),
    pages: version.pages.map((page, index) =>
      showPage(page, { stored: pages.get(index), isOwn: standing === 'own', isChanged: changed[index] === true }),
    ),
    pagesSigned: pagesSigned(head),
    adminEdits: notes,
    inductionForm: shownFormOf(version, head, marks),
    ...tokens,
  };
  if (head.signed !== null) shown.passId = passIdOf(world.keys, head._id);
  if (standing === 'role' && phones > 0) shown.phones = phones;
  return Object.assign(shown, shownIn);
}

function shownFormOf(
  { name, project, inputSettings, languages }: FormVersion,
  { inductionFormId }: UserFormHead,
  marks: TextMarks | undefined,
): UserForm['inductionForm'] {
  const shown: UserForm['inductionForm'] = { _id: inductionFormId, name, project, inputSettings };
  if (languages) shown.languages = [...languages];
  if (marks) shown.marks = marks;
  return shown;
}

/** What is asked of a signed induction, and the renewal that was begun last. */
async function renewalOf({ table, keys }: World, head: UserFormHead): Promise<UserForm['meta']['renewal']> {
  const [demand, begun] = await Promise.all([
    head.renewalAsked === undefined ? undefined : findDemand(table, head),
    head.renewedBy === undefined ? undefined : findUserForm(table, head.renewedBy),
  ]);
  const isThere = begun !== undefined && !begun.archived;
  return {
    demand: demand ?? null,
    begun: isThere ? { userFormId: begun._id, passId: passIdOf(keys, begun._id), isInForce: isInForce(begun) } : null,
  };
}

/** Which pages of a renewal the version that was signed before does not have. */
async function changedSince(world: World, head: UserFormHead, { pages }: FormVersion): Promise<boolean[]> {
  const { renewalOf: former, inductionFormId, formVersion } = head;
  if (!former || former.formVersion === formVersion) return [];
  return pagesThatChanged((await findFormVersion(world, inductionFormId, former.formVersion)).pages, pages);
}

type FileTokens = Pick<UserForm, 'fileToken' | 'formImageToken' | 'formDocumentToken'>;

/** One token per folder, as the edge requires. */
async function fileTokens(world: World, { _id, inductionFormId }: UserFormHead): Promise<FileTokens> {
  const [fileToken, formImageToken, formDocumentToken] = await Promise.all([
    fileTokenFor(world, imageFolder('userForm', _id)),
    fileTokenFor(world, imageFolder('inductionForm', inductionFormId)),
    fileTokenFor(world, documentFolder('inductionForm', inductionFormId)),
  ]);
  return { fileToken, formImageToken, formDocumentToken };
}

type ShownPage = { stored: StoredPage | undefined; isOwn: boolean; isChanged?: boolean };

export function showPage(page: Page, { stored, isOwn, isChanged = false }: ShownPage): UserPage {
  const signed = stored?.signed ?? null;
  const content = withAnswers(page, stored?.answers ?? {}, { hideCorrect: isOwn && signed === null });
  const shown: UserPage = copyWith(page, { content, signed, version: stored?.version ?? 0 });
  if (stored) addStored(shown, stored);
  if (isChanged) shown.isChanged = true;
  return shown;
}

function addStored(shown: UserPage, stored: StoredPage): void {
  const tries = triesOf(stored);
  if (tries !== undefined) shown.tries = tries;
  const signatureTimes = shownTimes(stored);
  if (signatureTimes) shown.signatureTimes = signatureTimes;
  if (stored.carried) shown.carried = stored.carried;
  const signedIn = stored.signed === null ? undefined : signedInOf(stored);
  if (signedIn) shown.signedIn = signedIn;
}

function signedInOf({ shownIn }: StoredPage): UserPage['signedIn'] {
  return shownIn && { language: shownIn.language, translation: shownIn.translation };
}

/** The tries of the page's exam, including the right one; undefined where no tries were counted. */
function triesOf(stored: StoredPage): number | undefined {
  return stored.failedTries === undefined ? undefined : stored.failedTries + (stored.signed === null ? 0 : 1);
}

/** A page of an earlier release has no signature times: its signatures date from its signing. */
function shownTimes({ answers, signed, signatureTimes }: StoredPage): UserPage['signatureTimes'] {
  if (!signed) return signatureTimes && Object.keys(signatureTimes).length > 0 ? signatureTimes : undefined;
  const drawings = drawingsIn(answers);
  if (drawings.length === 0) return undefined;
  return Object.fromEntries(drawings.map((name) => [name, signatureTimes?.[name] ?? signed]));
}

function metaOf(head: UserFormHead, renewal: UserForm['meta']['renewal']): UserForm['meta'] {
  const { created, signed, approved, approvedBy, archived, pin, taxNumberValidation, businessIdLookup } = head;
  const meta: UserForm['meta'] = {
    created,
    signed,
    approved,
    approvedBy,
    archived,
    pin,
    taxNumberValidation,
    businessIdLookup,
    sourceFormId: head.inductionFormId,
    name: head.formName,
  };
  if (signed !== null) Object.assign(meta, validityOf(head));
  if (head.returned && signed === null) meta.returned = head.returned;
  if (head.renewalOf) meta.renewalOf = { userFormId: head.renewalOf._id, cause: head.renewalOf.cause };
  if (renewal) meta.renewal = renewal;
  if (head.listedOnly) meta.erased = head.listedOnly;
  return meta;
}

function validityOf({ validUntil, needsApproval = true }: Pick<UserFormHead, 'validUntil' | 'needsApproval'>) {
  return { validUntil: validUntil ?? null, needsApproval };
}

function pagesSigned({ signedCount, pageCount }: { signedCount: number; pageCount: number }): string {
  return `${signedCount}/${pageCount}`;
}

export function showUserFormRow(id: string, company: string, row: UserFormRowData): UserFormRow {
  const { firstName, lastName, taxNumber, created, signed, approved, archived } = row;
  return {
    _id: id,
    company,
    user: { firstName, lastName, company: row.company, taxNumber },
    meta: {
      created,
      signed,
      approved,
      archived,
      ...validityOf(row),
      isRenewalAsked: row.renewalAsked !== undefined,
      isRenewed: row.isRenewed === true,
      name: row.formName,
      sourceFormId: row.formId,
      taxNumberState: row.taxNumberState,
    },
    pagesSigned: pagesSigned(row),
    ...(row.comesOfAge === undefined ? {} : { comesOfAge: row.comesOfAge }),
    ...(row.cardExpiries ? { cardExpiries: [...row.cardExpiries] } : {}),
  };
}
