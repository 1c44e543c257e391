import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOCAL_CREDENTIALS, LOCAL_REGION, startEmbeddedDynamodb } from '../../infra/local/data/embedded-dynamodb.ts';
import { Mailbox } from '../../infra/local/mailbox/mailbox.ts';
import { Outbox } from '../../infra/local/mailbox/outbox.ts';
import { ObjectFolder } from '../../infra/local/s3/object-folder.ts';
import { handleS3 } from '../../infra/local/s3/object-store.ts';
import { PLAYER_PAGE } from '../../functions/poster/built-site.ts';
import { stageSettings } from '../fixtures/operator/stage-settings.ts';
import { newKeys } from '../../infra/aws/parts/keys/new-keys.ts';

export type LocalCloud = {
  /** The environment of the functions. */
  env: Record<string, string>;
  files: ObjectFolder;
  outbox: Outbox;
  stop: () => Promise<void>;
};

export const ORIGIN_SECRET = 'the-origin-secret-of-the-tests';

const BUCKET = 'files';
const SITE_BUCKET = 'site';

const PLAYER = `<!doctype html><html lang="fi"><head><title>T</title></head>
  <body><div id="app"><div>frame</div></div>
  <div id="start-failed"></div></body></html>`;

/** The page and the texts that posters are made of. */
async function putSite(folder: string): Promise<ObjectFolder> {
  const site = await ObjectFolder.open(folder);
  const texts = readFileSync('web/public/languages/fi.json');
  await site.put(PLAYER_PAGE, Buffer.from(PLAYER));
  await site.put('languages/fi.worker.json', texts);
  return site;
}

/** DynamoDB, S3, SES and SNS of this machine, by their real protocols. */
export async function startLocalCloud(): Promise<LocalCloud> {
  const folder = mkdtempSync(join(tmpdir(), 'tyomaaportti-cloud-'));
  const files = await ObjectFolder.open(join(folder, 'objects'));
  const site = await putSite(join(folder, 'site'));
  const outbox = await Outbox.open(join(folder, 'outbox.jsonl'));
  const mailbox = new Mailbox(outbox);
  const shared = { prefix: '/s3', credentials: LOCAL_CREDENTIALS, allowedOrigins: [] };
  const store = { ...shared, folder: files, bucket: BUCKET };
  const siteStore = { ...shared, folder: site, bucket: SITE_BUCKET };
  const server = createServer((request, response) => {
    const isMail = request.url?.startsWith('/ses') === true;
    const isSms = request.url?.startsWith('/sns') === true;
    if (isMail || isSms) void mailbox.handle(isMail ? 'email' : 'sms', request, response);
    else void handleS3(request.url?.startsWith(`/s3/${SITE_BUCKET}`) ? siteStore : store, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const dynamodb = await startEmbeddedDynamodb();
  return {
    files,
    outbox,
    env: {
      AWS_REGION: LOCAL_REGION,
      AWS_ACCESS_KEY_ID: LOCAL_CREDENTIALS.accessKeyId,
      AWS_SECRET_ACCESS_KEY: LOCAL_CREDENTIALS.secretAccessKey,
      AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
      DYNAMODB_ENDPOINT: dynamodb.endpoint,
      S3_ENDPOINT: `${origin}/s3`,
      SES_ENDPOINT: `${origin}/ses`,
      SNS_ENDPOINT: `${origin}/sns`,
      TABLE_NAME: dynamodb.tableName,
      FILES_BUCKET: BUCKET,
      SITE_BUCKET,
      UPLOAD_ORIGIN: origin,
      BASE_URL: 'https://portti.example.com',
      // Roles may send from the stage's own address only.
      MAIL_FROM: stageSettings('production').mailFrom,
      ORIGIN_SECRET,
      KEYS: JSON.stringify(newKeys()),
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await dynamodb.stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
