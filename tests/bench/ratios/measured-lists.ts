import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { Hono } from 'hono';
import { seedDemo } from '../../../infra/demo/seed.ts';
import type { TestApp } from '../../fixtures/test-app.ts';
import { addCardRows } from '../counts/card-rows.ts';
import { startCountedApp } from '../counts/counted-app.ts';
import { addInductionRows, LAST_NAME } from '../counts/induction-rows.ts';
import { addPermitRows } from '../counts/permit-rows.ts';
import { startCannedDynamodb } from './canned-dynamodb.ts';
import { likeness } from './likeness.ts';
import { pairedRatio, type PairedRatio } from './paired-ratio.ts';
import { RecordedCalls } from './recorded-calls.ts';
import { cardApi } from '../../../shared/cards/card-api.ts';
import { addressOf } from '../../../shared/core/endpoint.ts';
import { permitApi } from '../../../shared/permits/permit-api.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { userFormSearchApi } from '../../../shared/user-forms/user-form-search-api.ts';
import { expectFound } from '../../fixtures/expect-found.ts';

const PLAN = { rounds: 30, fours: 15, warmUpFours: 60 };
const ROWS = 60;

/** A page of a list by the product over a bare Hono handler that reads the same of DynamoDB; a search also over its list. */
export type MeasuredLists = Record<'inductions' | 'searchOverList' | 'search' | 'cards' | 'permits', PairedRatio>;

export async function measureLists(): Promise<MeasuredLists> {
  const on = await startCountedApp();
  await seedDemo(on.app.world);
  const token = await on.app.login('manager@example.com');
  const { _id: project } = expectFound((await on.app.ask(projectApi.list, {}, { token })).items[0]);
  const { company, inductionFormIds } = await on.app.ask(projectApi.get, { params: { id: project } }, { token });
  const formId = expectFound(inductionFormIds[0]);
  const rows = { company, from: 0, to: ROWS };
  await addInductionRows(on, { ...rows, formId, formName: 'Kalasataman torni C', owner: 'nobody' });
  await addPermitRows(on, { ...rows, project });
  await addCardRows(on, { ...rows, inductionFormId: formId });
  const ofForm = { params: { id: formId } };
  const ofProject = { params: { id: project } };
  const paths = {
    inductions: addressOf(userFormSearchApi.listOfForm, ofForm),
    search: addressOf(userFormSearchApi.listOfForm, { ...ofForm, query: { q: LAST_NAME.slice(0, 4) } }),
    cards: addressOf(cardApi.listOfProject, ofProject),
    permits: addressOf(permitApi.listOfProject, ofProject),
  };
  const reader = likeness(on.app, { endpoint: on.endpoint, stop: () => Promise.resolve() });
  const recorded = new RecordedCalls(reader.client);
  const commands: Record<string, ReturnType<RecordedCalls['takeCommands']>> = {};
  for (const [name, path] of Object.entries(paths)) {
    // The first one may fill what the process remembers.
    for (const _ of [1, 2]) {
      recorded.takeCommands();
      const { body } = await reader.get(path, { token });
      if (body.items.length !== 20) throw new Error(`${path} has ${body.items.length} rows`);
    }
    commands[name] = recorded.takeCommands();
  }
  const canned = await startCannedDynamodb(recorded.replies);
  const product = likeness(on.app, canned);
  await on.app.stop();
  const documents = DynamoDBDocumentClient.from(product.client, { marshallOptions: { removeUndefinedValues: true } });
  const bare = new Hono().get('/:name', async (c) => {
    const found: unknown[] = [];
    for (const command of commands[c.req.param('name')] ?? []) {
      found.push(await documents.send(command as never));
    }
    return c.json(found.at(-1) as never);
  });
  const headers = { 'x-origin-secret': product.world.settings.originSecret, authorization: `Bearer ${token}` };
  const call = (handler: Hono | TestApp['app'], path: string) => async () => {
    const response = await handler.request(path, { headers });
    const text = await response.text();
    if (response.status !== 200) throw new Error(`${path} was answered ${response.status} ${text}`);
  };
  const ofProduct = (name: keyof typeof paths) => call(product.app, `/api${paths[name]}`);
  const overBare = (name: keyof typeof paths) => pairedRatio(ofProduct(name), call(bare, `/${name}`), PLAN);
  try {
    return {
      inductions: await overBare('inductions'),
      search: await overBare('search'),
      searchOverList: await pairedRatio(ofProduct('search'), ofProduct('inductions'), PLAN),
      cards: await overBare('cards'),
      permits: await overBare('permits'),
    };
  } finally {
    await product.stop();
  }
}
