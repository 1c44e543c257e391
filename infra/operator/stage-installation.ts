import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { worldFromEnv } from '../../functions/world-from-env.ts';
import { ENVIRONMENT_OUTPUT } from '../aws/stacks/application-stack.ts';
import { KEY_KEEPER_OUTPUT } from '../aws/parts/add-installed-keys.ts';
import { SOURCE_MAPS_OUTPUT } from '../aws/parts/source-maps.ts';
import type { Settings } from '../aws/settings.ts';
import { defaultsOf } from '../aws/stages.ts';
import { askKeyKeeper } from './ask-key-keeper.ts';
import { askParallelRuns } from './ask-parallel-runs.ts';
import { type Installation, OperatorError } from './installation.ts';
import { tableRestorer } from './restoring/table-restorer.ts';
import { sourceMapsOfBucket } from './trace/add-kept-source-maps.ts';
import { WholeBucket } from './whole-bucket.ts';
import { WholeTable } from './whole-table.ts';

type Environment = Record<string, string>;
/** Addresses are present only from a settings file: the defaults are placeholders. */
type StageSettings = Pick<Settings, 'region' | 'isProtected'> & Partial<Pick<Settings, 'alarmMail' | 'domain'>>;
type Clients = { stacks: CloudFormationClient; secrets: SecretsManagerClient };

/**
 * Opens a stage on AWS with the operator's own credentials: a stack output has the functions' environment, and the secret has the keys.
 * Throws OperatorError when the stage is not deployed.
 */
export async function openStage(
  stage: string,
  settings: StageSettings = settingsOf(stage),
  clients?: Clients,
): Promise<Installation> {
  const { region, isProtected, alarmMail = '', domain } = settings;
  const { stacks, secrets } = clients ?? {
    stacks: new CloudFormationClient({ region }),
    secrets: new SecretsManagerClient({ region }),
  };
  const stack = (name: string): string => `tyomaaportti-${stage}-${name}`;
  const environment = JSON.parse(await outputOf(stacks, stack('application'), ENVIRONMENT_OUTPUT)) as Environment;
  const { SecretString } = await secrets.send(new GetSecretValueCommand({ SecretId: environment['KEYS_SECRET'] }));
  const mailFrom = String(environment['MAIL_FROM']);
  const addresses = [mailFrom, alarmMail, domain?.dmarcReports ?? ''].filter((address) => address !== '');
  const world = await worldFromEnv({ ...environment, AWS_REGION: region, KEYS: SecretString });
  const client = new DynamoDBClient({ region });
  const s3 = new S3Client({ region });
  return {
    name: stage,
    sending: { region, mailFrom, smsSender: environment['SMS_SENDER'] ?? '', addresses },
    world,
    table: new WholeTable(client, String(environment['TABLE_NAME'])),
    files: new WholeBucket(s3, String(environment['FILES_BUCKET'])),
    restorer: tableRestorer({ client, name: String(environment['TABLE_NAME']), stage, isProtected }),
    rotateKeys: async (rotation) => {
      const functionName = await outputOf(stacks, stack('edge'), KEY_KEEPER_OUTPUT);
      return askKeyKeeper({ region, functionName, credentials: await secrets.config.credentials() }, rotation);
    },
    parallelRuns: async () => askParallelRuns({ region, credentials: await secrets.config.credentials() }),
    readSourceMap: sourceMapsOfBucket(s3, () => outputOf(stacks, stack('application'), SOURCE_MAPS_OUTPUT)),
    close: () => Promise.resolve([client, s3].forEach((one) => one.destroy())),
  };
}

function settingsOf(stage: string): StageSettings {
  const { region, isProtected } = defaultsOf(stage);
  return { region, isProtected };
}

/** A stack's output. Throws OperatorError when it is missing: the stack is not deployed, or older than the output. */
async function outputOf(stacks: CloudFormationClient, StackName: string, name: string): Promise<string> {
  const { Stacks = [] } = await stacks.send(new DescribeStacksCommand({ StackName })).catch((error: unknown) => {
    throw operatorsError(error, StackName);
  });
  const output = Stacks[0]?.Outputs?.find(({ OutputKey }) => OutputKey === name)?.OutputValue;
  if (output === undefined) throw new OperatorError(`The stack ${StackName} has no output ${name}: deploy it.`);
  return output;
}

/** CloudFormation refuses the name of a stack that is not there. */
function operatorsError(error: unknown, stackName: string): unknown {
  const { name = '', message = '' } = error instanceof Error ? error : {};
  if (name === 'ValidationError')
    return new OperatorError(`The stack ${stackName} is not there: deploy it. ${message}`);
  if (name === 'CredentialsProviderError') return new OperatorError(`There are no credentials of AWS: ${message}.`);
  return error;
}
