import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import { uploadApi } from '../../../shared/uploads/upload-api.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import { userFormActionApi } from '../../../shared/user-forms/user-form-action-api.ts';
import { PERSON, RICH_PIN, saveDetails, signPage, start, takeWhole, type Started } from '../../fixtures/walk.ts';
import { uuid, type Got, type TestApp } from '../../fixtures/test-app.ts';
import { jpeg } from '../../functions/uploads/made-images.ts';
import { freshlyStarted, type CountedApp } from './counted-app.ts';
import { counted, type Counted } from './counted.ts';
import { sessionApi } from '../../../shared/sessions/session-api.ts';
import { expectFound } from '../../fixtures/expect-found.ts';

const TEXT_PAGE = 0;
const EXAM_PAGE = 4;
const SIGNATURE_PAGE = 7;
const LAST_TEXT_PAGE = 3;
const OTHER_PAGES = [1, 2, 5, 6];
const CARDS_PAGE = 6;
const PAGES = 8;

type Counts<Name extends string> = Record<Name, Counted>;
export type InductionCounts = Counts<
  'startFirst' | 'startNext' | 'details' | 'textPage' | 'examPage' | 'signaturePage' | 'lastPage'
> &
  Counts<'loadByWorkerFirst' | 'loadByWorker' | 'loadByStaffFirst' | 'loadByStaff'> &
  Counts<'loginFirst' | 'loginNext' | 'wholeInduction'>;
export type AfterwardsCounts = Counts<'afterInduction' | 'approval'>;

/** Counts one induction with the rich demo form, call by call; the app has just been seeded. */
export async function countInduction(on: CountedApp): Promise<InductionCounts> {
  return {
    ...(await countStarts(on)),
    ...(await countSigning(on)),
    ...(await countLoading(on)),
    ...(await countLogins(on)),
    wholeInduction: await counted(on, async () => (await takenWhole(on.app)).replies),
  };
}

/** A round that ends early on a busy machine has the next one look for the rest anew. */
const WHOLE_ROUNDS = Number.POSITIVE_INFINITY;

/** What follows from a whole induction, and its approval with what follows from that. */
export async function countAfterwards(on: CountedApp): Promise<AfterwardsCounts> {
  const { app } = on;
  const token = await app.login('manager@example.com');
  await app.settle();
  const { id } = (await takenWhole(app)).started;
  const afterInduction = await counted(on, () => app.settle(WHOLE_ROUNDS).then(() => []));
  const approval = await counted(on, async () => {
    const replies = [
      await app.call(inductionFormApi.find, { query: { state: 'waiting' } }, { token }),
      await app.call(userFormApi.get, { params: { id } }, { token }),
      await app.call(userFormActionApi.approve, { params: { id }, body: { approved: true } }, { token }),
    ];
    await app.settle(WHOLE_ROUNDS);
    return replies;
  });
  return { afterInduction, approval };
}

async function countStarts(on: CountedApp): Promise<Counts<'startFirst' | 'startNext'>> {
  const begin = () =>
    on.app.call(
      userFormApi.start,
      { query: { language: 'fi' }, body: { inductionFormPin: RICH_PIN } },
      { key: uuid() },
    );
  return { startFirst: await counted(on, begin), startNext: await counted(on, begin) };
}

const pageOf = ({ id }: Started, index: number) => ({ params: { id, pageIndex: String(index) } });

async function countSigning(on: CountedApp) {
  const { app } = on;
  const started = await start(app, RICH_PIN);
  const details = await counted(on, () => saveDetails(app, started));
  app.pass(60);
  const signWithoutAnswers = (index: number) =>
    counted(on, () => app.call(userFormApi.signPage, pageOf(started, index), { token: started.token }));
  const signWithAnswers = (index: number) => counted(on, () => signPage(app, started, index));
  const textPage = await signWithoutAnswers(TEXT_PAGE);
  const examPage = await signWithAnswers(EXAM_PAGE);
  const signaturePage = await signWithAnswers(SIGNATURE_PAGE);
  for (const index of OTHER_PAGES) await signPage(app, started, index);
  return { details, textPage, examPage, signaturePage, lastPage: await signWithoutAnswers(LAST_TEXT_PAGE) };
}

async function countLoading(on: CountedApp) {
  const { id, token } = await takeWhole(on.app, RICH_PIN);
  const staff = await on.app.login('manager@example.com');
  const load = (loaded: CountedApp, caller: string) =>
    counted(loaded, () => loaded.app.call(userFormApi.get, { params: { id } }, { token: caller }));
  return {
    loadByWorkerFirst: await load(await freshlyStarted(on, 'worker'), token),
    loadByWorker: await load(on, token),
    loadByStaffFirst: await load(await freshlyStarted(on, 'staff'), staff),
    loadByStaff: await load(on, staff),
  };
}

const LOGIN = { body: { email: 'foreman@example.com', password: 'demo-demo' } };

async function countLogins(on: CountedApp): Promise<Counts<'loginFirst' | 'loginNext'>> {
  on.app.pass(3600);
  const login = () => on.app.call(sessionApi.login, LOGIN);
  return { loginFirst: await counted(on, login), loginNext: await counted(on, login) };
}

async function takenWhole(app: TestApp): Promise<{ started: Started; replies: Got[] }> {
  const started = await start(app, RICH_PIN);
  const replies = [await saveDetails(app, started, PERSON)];
  app.pass(60);
  for (let index = 0; index < PAGES; index += 1) {
    replies.push(...(index === CARDS_PAGE ? await signCards(app, started) : [await signPage(app, started, index)]));
  }
  return { started, replies };
}

/** The page of the cards, each mandatory one with a photo that was announced, posted to the store and confirmed. */
async function signCards(app: TestApp, started: Started): Promise<Got[]> {
  const replies: Got[] = [];
  const [words, cards] = started.body.pages[CARDS_PAGE].content;
  const images = [];
  for (const { title } of cards.names.filter(({ mandatory }: { mandatory: boolean }) => mandatory)) {
    const { photo, sent } = await sendPhoto(app, started, images.length);
    replies.push(...sent);
    images.push({ name: title, expires: '2027-12-31', imageSrc: photo });
  }
  const body = { content: [words, { ...cards, images }], version: 0 };
  return [
    ...replies,
    await app.call(userFormApi.signPage, { ...pageOf(started, CARDS_PAGE), body }, { token: started.token }),
  ];
}

async function sendPhoto(
  app: TestApp,
  { id, token }: Started,
  number: number,
): Promise<{ photo: string; sent: Got[] }> {
  const bytes = jpeg({ width: 800 + number, height: 600 });
  const announcing = { params: { id }, body: { contentType: 'image/jpeg', size: bytes.length } } as const;
  const announced = await app.call(uploadApi.userFormImage, announcing, { token, key: uuid() });
  await app.world.files.put(expectFound(announced.body.fields?.['key']), bytes, 'image/jpeg');
  const confirmed = await app.call(
    uploadApi.confirmUserFormImage,
    { params: { id, name: announced.body.name } },
    { token },
  );
  return { photo: confirmed.body.name, sent: [announced, confirmed] };
}
