import { CfnOutput, CustomResource } from 'aws-cdk-lib';
import type { KeyValueStore } from 'aws-cdk-lib/aws-cloudfront';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import { Provider } from 'aws-cdk-lib/custom-resources';
import type { Construct } from 'constructs';
import type { Settings } from '../settings.ts';
import { newKeys } from './keys/new-keys.ts';
import { logGroup, productFunction } from './product-function.ts';

type InstalledKeysProps = { secret: ISecret; store: KeyValueStore; bundles: string; settings: Settings };

/** The stack output that names the function with which operators rotate the keys. */
export const KEY_KEEPER_OUTPUT = 'KeyKeeper';

/** Adds missing keys to the secret and copies the file-token keys to the edge, at each deployment that needs it. */
export function addInstalledKeys(
  scope: Construct,
  { secret, store, bundles, settings }: InstalledKeysProps,
): CustomResource {
  const { logDays } = settings;
  const installer = productFunction(scope, 'InstallKeys', {
    name: 'install-keys',
    bundles,
    description: 'Makes the keys of an installation when it is deployed, and rotates them when it is asked',
    memoryMegabytes: 256,
    timeoutSeconds: 120,
    logDays,
    environment: { KEYS_SECRET: secret.secretArn, KEY_STORE: store.keyValueStoreArn },
  });
  new CfnOutput(scope, KEY_KEEPER_OUTPUT, { value: installer.functionName });
  secret.grantRead(installer);
  secret.grantWrite(installer);
  installer.addToRolePolicy(
    new PolicyStatement({
      actions: [
        'cloudfront-keyvaluestore:DescribeKeyValueStore',
        'cloudfront-keyvaluestore:ListKeys',
        'cloudfront-keyvaluestore:UpdateKeys',
      ],
      resources: [store.keyValueStoreArn],
    }),
  );
  const provider = new Provider(scope, 'InstallKeysProvider', {
    onEventHandler: installer,
    logGroup: logGroup(scope, 'InstallKeysProviderLog', logDays),
  });
  const resource = new CustomResource(scope, 'InstalledKeys', {
    serviceToken: provider.serviceToken,
    resourceType: 'Custom::InstalledKeys',
    // A new kind of key is created at the first deployment that knows it.
    properties: {
      SecretArn: secret.secretArn,
      StoreArn: store.keyValueStoreArn,
      Kinds: Object.keys(newKeys()).join(' '),
    },
  });
  resource.node.addDependency(installer);
  return resource;
}
