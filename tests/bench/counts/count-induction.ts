import { PERSON, RICH_PIN, saveDetails, signPage, start, takeWhole } from '../../fixtures/walk.ts';
import { uuid, type Got, type TestApp } from '../../fixtures/test-app.ts';
import { freshlyStarted, type CountedApp } from './counted-app.ts';
import { counted, type Counted } from './counted.ts';

const TEXT_PAGE = 0;
const EXAM_PAGE = 4;
const SIGNATURE_PAGE = 7;
const LAST_TEXT_PAGE = 3;
const OTHER_PAGES = [1, 2, 5, 6];
const PAGES = 8;

type Counts<Name extends string> = Record<Name, Counted>;
export type InductionCounts = Counts<
  'startFirst' | 'startNext' | 'details' | 'textPage' | 'examPage' | 'signaturePage' | 'lastPage'
> &
  Counts<'loadByWorkerFirst' | 'loadByWorker' | 'loadByStaffFirst' | 'loadByStaff'> &
  Counts<'loginFirst' | 'loginNext' | 'wholeInduction'>;

/** Counts one induction with the rich demo form, call by call; the app has just been seeded. */
export async function countInduction(on: CountedApp): Promise<InductionCounts> {
  return {
    ...(await countStarts(on)),
    ...(await countSigning(on)),
    ...(await countLoading(on)),
    ...(await countLogins(on)),
    wholeInduction: await counted(on, () => wholeInduction(on.app)),
  };
}

async function countStarts(on: CountedApp): Promise<Counts<'startFirst' | 'startNext'>> {
  const begin = () => on.app.send('/user-forms?language=fi', { key: uuid(), body: { inductionFormPin: RICH_PIN } });
  return { startFirst: await counted(on, begin), startNext: await counted(on, begin) };
}

async function countSigning(on: CountedApp) {
  const { app } = on;
  const started = await start(app, RICH_PIN);
  const details = await counted(on, () => saveDetails(app, started));
  app.pass(60);
  const signWithoutAnswers = (index: number) =>
    counted(on, () => app.put(`/user-forms/${started.id}/sign-page/${index}`, { token: started.token }));
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
    counted(loaded, () => loaded.app.get(`/user-forms/${id}`, { token: caller }));
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
  const login = () => on.app.send('/login', LOGIN);
  return { loginFirst: await counted(on, login), loginNext: await counted(on, login) };
}

async function wholeInduction(app: TestApp): Promise<Got[]> {
  const started = await start(app, RICH_PIN);
  const replies = [await saveDetails(app, started, PERSON)];
  app.pass(60);
  for (let index = 0; index < PAGES; index += 1) replies.push(await signPage(app, started, index));
  return replies;
}
