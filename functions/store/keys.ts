import type { Key } from './items.ts';
import { alone, beside, padNumber } from './key-parts.ts';

// The keys of the table and of its indexes; `docs/table-design.md` describes the items. Those of a site, of trails, of evidence and of translations lie beside. Times are ISO 8601 UTC, days `YYYY-MM-DD`.

const archive = (isArchived: boolean) => (isArchived ? 'archived' : 'active');

/** Sorts a partition by time, oldest first. */
export const createdSortKey = (created: string, id: string) => `${created}#${id}`;

// The sort-key prefixes of the items beside a head.
export const PAGE_PREFIX = 'P#';
export const EVENT_PREFIX = 'H#';
export const NOTE_PREFIX = 'N#';
export const VERSION_PREFIX = 'V#';
export const MEMBER_PREFIX = 'USER#';
export const LINE_PREFIX = 'L#';
export const SITE_PREFIX = 'S#';
const RETURN_PREFIX = 'R#';
export const GUESSES = 'G#typed';

const pageSortKey = (index: number) => `${PAGE_PREFIX}${padNumber(index, 3)}`;

// Companies, users, departments.
export const COMPANIES_PARTITION = 'COMPANIES';
export const companyKey = (id: string): Key => alone('COMPANY', id);
export const userKey = (id: string): Key => ({ PK: `USER#${id}`, SK: 'USER' });
/** Beside the user. */
export const secondFactorsKey = (user: string): Key => beside(userKey(user), 'FACTORS');
export const usersPartition = (company: string) => `C#${company}#USERS`;
/** `address` in lower case. */
export const emailKey = (address: string): Key => alone('EMAIL', address);
export const emailVerificationKey = (hash: string): Key => alone('VERIFY', hash);
export const emailUndoKey = (hash: string): Key => alone('UNDO', hash);
export const departmentKey = (id: string): Key => ({ PK: `DEPARTMENT#${id}`, SK: 'DEPARTMENT' });
export const departmentsPartition = (company: string) => `C#${company}#DEPARTMENTS`;
export const memberKey = (department: string, user: string): Key =>
  beside(departmentKey(department), `${MEMBER_PREFIX}${user}`);
export const departmentLeaveKey = (id: string): Key => alone('LEAVE', id);
export const detachmentKey = (id: string): Key => alone('DETACH', id);
export const passwordAskKey = (id: string): Key => alone('ASK', id);
export const passwordRequestKey = (hash: string): Key => alone('PASSWORD', hash);
export const livingLinkKey = (user: string): Key => alone('LINK', user);
/** `account` is a sealed address. */
export const loginWaveKey = (account: string): Key => alone('WAVE', account);
/** Of a company, or of the installation. */
export const securityLogPartition = (company: string | null) => `SECURITY#${company ?? 'installation'}`;
export const securityEntryKey = (company: string | null, at: string, id: string): Key => ({
  PK: securityLogPartition(company),
  SK: `${at}#${id}`,
});
/** The keys by which programs call the API. */
export const apiKeysKey = (company: string): Key => alone('APIKEYS', company);
/** The webhooks of a company, and beside them the order to mark its things. */
export const webhooksKey = (company: string): Key => ({ PK: `WEBHOOKS#${company}`, SK: 'WEBHOOKS' });
export const webhookMarksKey = (company: string): Key => beside(webhooksKey(company), 'MARKS');
export const webhookEventKey = (id: string) => alone('WEBHOOKEVENT', id);
/** What was sent to a webhook; ids of events sort by their time. */
export const sendingKey = (webhook: string, event: string): Key => ({ PK: `WEBHOOKSENT#${webhook}`, SK: event });
export const codeKey = (subject: string): Key => alone('CODE', subject);

// Induction forms, permit forms, the versions of both, and projects.
export const headKey = (id: string): Key => ({ PK: `FORM#${id}`, SK: 'HEAD' });
export const versionKey = (form: string, number: number): Key =>
  beside(headKey(form), `${VERSION_PREFIX}${padNumber(number, 6)}`);
/** An open project that names the form. */
export const siteOfFormKey = (form: string, project: string): Key => beside(headKey(form), `${SITE_PREFIX}${project}`);
/** How many open sites of the form let workers note themselves. */
export const selfCheckInKey = (form: string): Key => beside(headKey(form), 'GATES');
/** Of an induction form or a permit form. */
export const draftKey = (form: string): Key => beside(headKey(form), 'DRAFT');
export const renewalAskKey = (form: string): Key => alone('RENEWALASK', form);
export const pinKey = (pin: string): Key => alone('PIN', pin);
export const formsPartition = (company: string, isArchived: boolean) => `C#${company}#FORMS#${archive(isArchived)}`;
/** Of GSI2: the living forms with an induction that waits for approval, or with held starts. */
export const waitingFormsPartition = (company: string) => `C#${company}#FORMS#WAITING`;
/** Sorts after every time, and therefore first in a newest-first list. */
export const heldFormSortKey = (created: string, id: string) => `~${createdSortKey(created, id)}`;
export const permitFormKey = (id: string): Key => ({ PK: `PERMITFORM#${id}`, SK: 'HEAD' });
export const permitFormsPartition = (company: string, isArchived: boolean) =>
  `C#${company}#PERMITFORMS#${archive(isArchived)}`;
export const projectKey = (id: string): Key => ({ PK: `PROJECT#${id}`, SK: 'PROJECT' });
/** Beside the project, a day each; they sort before the project itself. */
export const siteDayKey = (project: string, day: string): Key => beside(projectKey(project), `DAY#${day}`);
export const siteCountKey = (id: string): Key => alone('SITECOUNT', id);
export const projectsPartition = (company: string, isEnded: boolean) =>
  `C#${company}#PROJECTS#${isEnded ? 'ended' : 'open'}`;

// Inductions. The ledger of their cards sorts before the head, so that loading an induction does not read it.
export const userFormKey = (id: string): Key => ({ PK: `UF#${id}`, SK: 'META' });
export const pageKey = (id: string, index: number): Key => beside(userFormKey(id), pageSortKey(index));
export const noteKey = (id: string, at: string, tag: string) => beside(userFormKey(id), `${NOTE_PREFIX}${at}#${tag}`);
export const historyKey = (id: string, at: string, tag: string) =>
  beside(userFormKey(id), `${EVENT_PREFIX}${at}#${tag}`);
export const cardLedgerKey = (userForm: string): Key => beside(userFormKey(userForm), 'CARDS');
/** Sorts after the head: loading an induction counts its phones. */
export const PHONE_PREFIX = 'PHONE#';
export const heldCheckInKey = (userForm: string, hash: string): Key =>
  beside(userFormKey(userForm), `${PHONE_PREFIX}${hash}`);
/** The last valid day of an induction, beside it: it sorts before the head. */
export const lastDayKey = (userForm: string): Key => beside(userFormKey(userForm), 'LASTDAY');
/** Of GSI2: a company's inductions with a last valid day, sorted by it. */
export const lastDaysPartition = (company: string) => `C#${company}#UF#LASTDAYS`;
export const claimPinKey = (pin: string): Key => alone('UFPIN', pin);
export const userFormsPartition = (company: string, form: string, isArchived: boolean) =>
  `C#${company}#UF#${form}#${archive(isArchived)}`;
export const waitingPartition = (company: string, form: string) => `C#${company}#WAITING#${form}`;
export const approvedPartition = (company: string, form: string) => `C#${company}#APPROVED#${form}`;
/** Of GSI2: the signed inductions that are to be renewed and wait for nobody. */
export const toRenewPartition = (company: string, form: string) => `C#${company}#RENEWAL#${form}`;
export const ownedPartition = (user: string, isArchived: boolean) => `OWN#${user}#${archive(isArchived)}`;
export const ownedOfCompanyPartition = (company: string, user: string, isArchived: boolean) =>
  `C#${company}#${ownedPartition(user, isArchived)}`;
/** `person` is a sealed address, or a user. */
export const personPartition = (person: string) => `PERSON#${person}`;
export const syncKey = (userForm: string): Key => alone('CARDSYNC', userForm);
export const recheckKey = (userForm: string): Key => alone('RECHECK', userForm);
export const billingPartition = (company: string) => `BILL#${company}`;
/** `kind` is `U` for unsigned, `S` for signed. */
export const billingSortKey = (month: string, kind: 'U' | 'S', at: string, id: string) =>
  `${month}#${kind}#${at}#${id}`;

// Cards. The head sorts after the history, so that one descending Query reads the head and the newest events.
export const cardKey = (id: string): Key => ({ PK: `CARD#${id}`, SK: 'META' });
export const cardEventKey = (id: string, at: string, tag: string): Key =>
  beside(cardKey(id), `${EVENT_PREFIX}${at}#${tag}`);
export const formCardsPartition = (company: string, form: string, isArchived: boolean) =>
  `C#${company}#CARDS#FORM#${form}#${archive(isArchived)}`;
export const projectCardsPartition = (company: string, project: string, isArchived: boolean) =>
  `C#${company}#CARDS#PROJECT#${project}#${archive(isArchived)}`;
/** Of GSI1, by the search entries of names: a company's cards, those that nobody has approved apart. */
export const companyCardsPartition = (company: string, group: CardGroup) => `C#${company}#CARDS#ALL#${group}`;
export type CardGroup = 'new' | 'approved' | 'archived';
/** Sorts cards in lists: the expiry date first. */
export const expirySortKey = (expires: string, id: string) => `${expires}#${id}`;
/** Of GSI2: all companies' cards that expire on a day, for reminders. */
export const expiringPartition = (day: string) => `EXPIRES#${day}`;
export const expiringSortKey = (company: string, id: string) => `C#${company}#${id}`;
export const cardNoteKey = (id: string): Key => alone('NOTE', id);
/** `recipient` is a sealed address, here and below. */
export const reminderClaimKey = (card: string, expires: string, reminder: number, recipient: string): Key => ({
  PK: `REMINDED#${card}`,
  SK: `${expires}#${reminder}#${recipient}`,
});
export const digestKey = (project: string, recipient: string, day: string, part: number): Key => ({
  PK: `DIGEST#${project}#${recipient}#${day}#${part}`,
  SK: 'HEAD',
});
export const digestLineSortKey = (expires: string, card: string, reminder: number) =>
  `${LINE_PREFIX}${expires}#${card}#${reminder}`;
export const REMINDERS_KEY: Key = { PK: 'REMINDERS', SK: 'REMINDERS' };

// Permits.
export const permitKey = (id: string): Key => ({ PK: `PERMIT#${id}`, SK: 'META' });
export const permitPageKey = (id: string, index: number): Key => beside(permitKey(id), pageSortKey(index));
export const permitEventKey = (id: string, at: string, version: number): Key =>
  beside(permitKey(id), `${EVENT_PREFIX}${at}#${padNumber(version, 6)}`);
/** An event that the move of another permit makes. */
export const otherPermitEventKey = (id: string, at: string, other: string): Key =>
  beside(permitKey(id), `${EVENT_PREFIX}${at}#~${other}`);
export const permitGuessesKey = (id: string): Key => beside(permitKey(id), GUESSES);
/** `address` is sealed. */
export const permitReturnKey = (id: string, address: string): Key =>
  beside(permitKey(id), `${RETURN_PREFIX}${address}`);
/** The sealed address of a returned mail; undefined for any other item in a permit's partition. */
export const returnedAddress = (sortKey: string) =>
  sortKey.startsWith(RETURN_PREFIX) ? sortKey.slice(RETURN_PREFIX.length) : undefined;
/** Whether an item in a permit's partition belongs to the installation: it is no part of the permit and stays. */
export const isBesidePermit = (sortKey: string): boolean =>
  sortKey === permitGuessesKey('').SK || returnedAddress(sortKey) !== undefined;
export const permitClockKey = (id: string, hour: string): Key => ({ PK: `PERMITCLOCK#${id}`, SK: hour });
export const permitsPartition = (company: string, project: string, isArchived: boolean) =>
  `C#${company}#PERMITS#${project}#${archive(isArchived)}`;
/** Of GSI2: a company's permits by what can still happen to them, sorted by their end. */
export const permitsByEndPartition = (company: string, group: PermitGroup) => `C#${company}#PERMITS#BYEND#${group}`;
export type PermitGroup = 'draft' | 'open' | 'done' | 'archived';
/** A permit without an end sorts behind all others. */
export const permitEndSortKey = (end: string | null, time: string, id: string) =>
  `${end ?? '9999-12-31'}T${time}#${id}`;
export const permitViewKey = (view: string): Key => ({ PK: `PERMITVIEW#${view}`, SK: 'VIEW' });
export const permitNumberKey = (company: string, number: string): Key => ({
  PK: `PERMITNUMBER#${company}#${number}`,
  SK: 'NUMBER',
});
export const permitNumbersKey = (company: string, year: string): Key => ({
  PK: `PERMITNUMBERS#${company}#${year}`,
  SK: 'COUNTER',
});

/** The number (from 0) of a page of an induction or a permit. */
export const pageIndexOf = (sortKey: string) => Number(sortKey.slice(PAGE_PREFIX.length));

// Search entries, by the partition of their list.
export const namesPartition = (list: string) => `${list}#NAMES`;
export const nameSortKey = (name: string, id: string) => `${name}#${id}`;
export const wordsPartition = (list: string) => `${list}#WORDS`;
export const wordSortKey = (word: string, newestFirst: string, id: string) => `${word}#${newestFirst}#${id}`;

/** Of GSI1, by the search entries of words: what is found in the whole company, by groups that are read apart. */
export const foundPartition = (company: string, group: FoundPartition) => `C#${company}#FOUND#${group}`;
export type FoundPartition = 'inductions' | 'permits' | 'cards' | 'others';

// Messages and mail.
export const messagesPartition = (company: string, about: string) => `MSG#C#${company}#${about}`;
export const MESSAGES_PREFIX = 'MSG#';
/** `address` is sealed. */
export const suppressedKey = (address: string): Key => alone('SUPPRESSED', address);
export const MAIL_BRAKE_KEY: Key = { PK: 'MAILBRAKE', SK: 'MAILBRAKE' };

// Due work, of GSI3.
export const DUE = 'DUE';
export const DUE_SHARD_PREFIX = `${DUE}#`;
export const dueShard = (shard: number | string) => `${DUE_SHARD_PREFIX}${shard}`;
export const PARKED = 'PARKED';
export const dueSortKey = (due: string, id: string) => `${due}#${id}`;
/** Sorts before every instant, so that one Query finds the first lane first. */
export const FIRST_PREFIX = '!';
export const dueFirstSortKey = (due: string, id: string) => `${FIRST_PREFIX}${dueSortKey(due, id)}`;
export const parkedSortKey = (parked: string, sortKey: string) => `${parked}#${sortKey}`;
export const tallyKey = (id: string): Key => alone('TALLY', id);
export const noticeKey = (id: string): Key => alone('NOTICE', id);

// Limits and temporary items.
export const onceKey = (hash: string): Key => alone('ONCE', hash);
export const knownCompaniesKey = (name: string): Key => alone('REGISTER', `companies#${name}`);
/** `subject` is hashed by the caller where it is personal. */
export const limitKey = (name: string, subject: string): Key => alone('LIMIT', `${name}#${subject}`);

// The installation.
export const erasuresPartition = (company: string) => `ERASED#${company}`;
export const dataRequestKey = (id: string): Key => alone('DATAREQUEST', id);
const retentionPartition = (company: string) => `RETENTION#${company}`;
export const retentionPeriodsKey = (company: string): Key => ({ PK: retentionPartition(company), SK: 'PERIODS' });
export const retentionRunKey = (company: string): Key => ({ PK: retentionPartition(company), SK: 'RUN' });
/** What a run found, some at a time; `run` is when it was begun. */
export const retentionFoundPrefix = (run: string) => `M#${run}#`;
export const retentionFoundKey = (company: string, run: string, page: number): Key => ({
  PK: retentionPartition(company),
  SK: `${retentionFoundPrefix(run)}${padNumber(page, 6)}`,
});
export const RETENTION_KEY: Key = { PK: 'RETENTION', SK: 'RETENTION' };
export const FILE_SWEEP_KEY: Key = { PK: 'FILESWEEP', SK: 'FILESWEEP' };
export const INSTALLATION_KEY: Key = { PK: 'INSTALLATION', SK: 'META' };
export const IMPORT_KEY: Key = { PK: 'IMPORT', SK: 'IMPORT' };
export const backfillKey = (name: string): Key => alone('BACKFILL', name);
/** No item has this key; reading it shows that the table answers. */
export const HEALTH_KEY: Key = { PK: 'health', SK: 'health' };
/** The prefix of the partitions of a company's lists and search entries. */
export const LISTS_PREFIX = 'C#';
