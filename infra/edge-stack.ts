import { Annotations, CfnOutput, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import {
  type Distribution,
  FunctionCode,
  FunctionRuntime,
  Function as EdgeFunction,
  KeyValueStore,
  OriginProtocolPolicy,
  OriginSslPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { AccessLevel } from 'aws-cdk-lib/aws-cloudfront';
import { Bucket, type IBucket } from 'aws-cdk-lib/aws-s3';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { DataStack } from './data-stack.ts';
import { distribution } from './parts/distribution.ts';
import { addressRecords, mailIdentity, zoneOf } from './parts/domain.ts';
import { privateBucket } from './parts/file-bucket.ts';
import { EDGE_TIMEOUT, productHttpApi } from './parts/http-api.ts';
import { installedKeys } from './parts/installed-keys.ts';
import { responseHeadersPolicy } from './parts/response-headers.ts';
import { apiHeaders, fileHeaders, siteHeaders } from './security-headers.ts';
import type { Domain, Settings } from './settings.ts';
import type { GlobalStack } from './global-stack.ts';

type EdgeStackProps = StackProps & { settings: Settings; data: DataStack; global: GlobalStack; bundles: string };

/** What has an address: CloudFront with its functions, the bucket of the site, and the door to the API. */
export class EdgeStack extends Stack {
  readonly site: IBucket;
  readonly httpApi: HttpApi;
  readonly accessLog: LogGroup;
  readonly distribution: Distribution;
  /** The public origin, without a trailing slash. */
  readonly baseUrl: string;
  /** Where browsers post large files. */
  readonly uploadOrigin: string;

  constructor(scope: Construct, id: string, { settings, data, global, bundles, ...props }: EdgeStackProps) {
    super(scope, id, props);
    this.site = privateBucket(this, 'Site', { isVersioned: true, removalPolicy: RemovalPolicy.RETAIN }) as IBucket;
    ({ httpApi: this.httpApi, accessLog: this.accessLog } = productHttpApi(this, settings));
    this.uploadOrigin = `https://${data.files.bucketRegionalDomainName}`;
    const store = new KeyValueStore(this, 'FileTokenKeys', { comment: 'Keys that verify file tokens, by key id' });
    const keys = installedKeys(this, { secret: data.keys, store, bundles, settings });
    const { domain } = settings;
    this.distribution = distribution(this, {
      ...(domain && global.certificate ? { domain: { name: domain.name, certificate: global.certificate } } : {}),
      firewall: global.firewall,
      site: {
        origin: this.#siteOrigin(),
        router: this.#edgeFunction('SiteRouter', 'site-router'),
        headers: responseHeadersPolicy(this, 'SiteHeaders', siteHeaders({ uploadOrigin: this.uploadOrigin })),
      },
      api: { origin: this.#apiOrigin(data), headers: responseHeadersPolicy(this, 'ApiHeaders', apiHeaders()) },
      files: {
        origin: this.#fileOrigin(data.files),
        gate: this.#edgeFunction('StaticToken', 'static-token', store),
        headers: responseHeadersPolicy(this, 'FileHeaders', fileHeaders()),
      },
    });
    this.distribution.node.addDependency(keys);
    this.baseUrl = `https://${domain?.name ?? this.distribution.distributionDomainName}`;
    if (domain) this.#useDomain(domain);
    this.#acknowledgeWarnings();
    new CfnOutput(this, 'Url', { value: this.baseUrl });
  }

  #useDomain(domain: Domain): void {
    const zone = zoneOf(this, domain);
    addressRecords(this, zone, domain, this.distribution);
    mailIdentity(this, zone);
  }

  #acknowledgeWarnings(): void {
    const warnings = Annotations.of(this);
    const origins = '@aws-cdk/aws-cloudfront-origins';
    warnings.acknowledgeWarning(
      `${origins}:listBucketSecurityRisk`,
      'the router never asks for the root of the bucket',
    );
    warnings.acknowledgeWarning(`${origins}:updateImportedBucketPolicyOac`, 'the policy is in the stack of the bucket');
  }

  #edgeFunction(id: string, file: string, keyValueStore?: KeyValueStore): EdgeFunction {
    return new EdgeFunction(this, id, {
      code: FunctionCode.fromFile({ filePath: `functions/edge/${file}.js` }),
      runtime: FunctionRuntime.JS_2_0,
      ...(keyValueStore ? { keyValueStore } : {}),
    });
  }

  /** Listing is what makes S3 answer 404, not 403, for a file that an older version of the site had. */
  #siteOrigin() {
    return S3BucketOrigin.withOriginAccessControl(this.site, {
      originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
    });
  }

  /** Named by its attributes: the bucket's own stack already lets our distributions read it. */
  #fileOrigin({ bucketArn, bucketRegionalDomainName }: IBucket) {
    const files = Bucket.fromBucketAttributes(this, 'Files', { bucketArn, bucketRegionalDomainName });
    return S3BucketOrigin.withOriginAccessControl(files);
  }

  #apiOrigin({ keys }: DataStack) {
    return new HttpOrigin(`${this.httpApi.apiId}.execute-api.${this.region}.${this.urlSuffix}`, {
      protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
      originSslProtocols: [OriginSslPolicy.TLS_V1_2],
      readTimeout: EDGE_TIMEOUT,
      // CloudFormation puts the value in when it deploys; the template holds the reference only.
      customHeaders: { 'x-origin-secret': keys.secretValueFromJson('origin').unsafeUnwrap() },
    });
  }
}
