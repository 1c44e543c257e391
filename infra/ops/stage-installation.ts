import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { worldFromEnv } from '../../functions/world-from-env.ts';
import { ENVIRONMENT_OUTPUT } from '../application-stack.ts';
import { KEY_KEEPER_OUTPUT } from '../parts/installed-keys.ts';
import { settingsOf } from '../settings.ts';
import { askKeyKeeper } from './ask-key-keeper.ts';
import { askParallelRuns } from './ask-parallel-runs.ts';
import { type Installation, OperatorError } from './installation.ts';
import { WholeBucket } from './whole-bucket.ts';
import { WholeTable } from './whole-table.ts';

type Environment = Record<string, string>;
type Clients = { stacks: CloudFormationClient; secrets: SecretsManagerClient };

/**
 * The installation of a stage on AWS, with the operator's own credentials: what its functions have as their environment
 * stands in an output of the stack, and the keys are read from the secret. Throws OperatorError where it is not deployed.
 */
export async function openStage(stage: string, clients?: Clients): Promise<Installation> {
  const { region } = settingsOf(stage);
  const { stacks, secrets } = clients ?? {
    stacks: new CloudFormationClient({ region }),
    secrets: new SecretsManagerClient({ region }),
  };
  const stack = (name: string): string => `tyomaaportti-${stage}-${name}`;
  const environment = JSON.parse(await outputOf(stacks, stack('application'), ENVIRONMENT_OUTPUT)) as Environment;
  const { SecretString } = await secrets.send(new GetSecretValueCommand({ SecretId: environment['KEYS_SECRET'] }));
  const world = await worldFromEnv({ ...environment, AWS_REGION: region, KEYS: SecretString });
  const client = new DynamoDBClient({ region });
  const s3 = new S3Client({ region });
  return {
    name: stage,
    isOnAws: true,
    world,
    table: new WholeTable(client, String(environment['TABLE_NAME'])),
    files: new WholeBucket(s3, String(environment['FILES_BUCKET'])),
    rotateKeys: async (rotation) => {
      const functionName = await outputOf(stacks, stack('edge'), KEY_KEEPER_OUTPUT);
      return askKeyKeeper({ region, functionName, credentials: await secrets.config.credentials() }, rotation);
    },
    parallelRuns: async () => askParallelRuns({ region, credentials: await secrets.config.credentials() }),
    close: () => Promise.resolve([client, s3].forEach((one) => one.destroy())),
  };
}

/** What a stack says of itself. Throws OperatorError where it does not, since it is not deployed or older than that. */
async function outputOf(stacks: CloudFormationClient, StackName: string, name: string): Promise<string> {
  const { Stacks = [] } = await stacks.send(new DescribeStacksCommand({ StackName }));
  const output = Stacks[0]?.Outputs?.find(({ OutputKey }) => OutputKey === name)?.OutputValue;
  if (output === undefined) throw new OperatorError(`The stack ${StackName} has no output ${name}: deploy it.`);
  return output;
}
