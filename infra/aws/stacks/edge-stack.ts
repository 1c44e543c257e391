import { Annotations, CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import {
  type Distribution,
  type IOrigin,
  FunctionCode,
  FunctionRuntime,
  Function as EdgeFunction,
  KeyValueStore,
  OriginProtocolPolicy,
  OriginSslPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, OriginGroup, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { AccessLevel } from 'aws-cdk-lib/aws-cloudfront';
import { Bucket, type IBucket } from 'aws-cdk-lib/aws-s3';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { DataStack } from './data-stack.ts';
import { distribution } from '../parts/distribution.ts';
import { domainRecords } from '../parts/domain.ts';
import { privateBucket } from '../parts/file-bucket.ts';
import { EDGE_TIMEOUT, POSTER_TIMEOUT, productHttpApi } from '../parts/http-api.ts';
import { addInstalledKeys } from '../parts/add-installed-keys.ts';
import { responseHeadersPolicy } from '../parts/response-headers.ts';
import { apiHeaders, documentHeaders, fileHeaders, siteHeaders } from '../security-headers.ts';
import type { Settings } from '../settings.ts';
import type { FirewallStack } from './firewall-stack.ts';
import type { GlobalStack } from './global-stack.ts';

type EdgeStackProps = StackProps & {
  settings: Settings;
  data: DataStack;
  global: GlobalStack;
  firewall: FirewallStack;
  bundles: string;
};

/** Everything with an address: CloudFront with its functions, the site's bucket, and the HTTP API. */
export class EdgeStack extends Stack {
  readonly site: IBucket;
  readonly httpApi: HttpApi;
  readonly accessLog: LogGroup;
  readonly distribution: Distribution;
  /** The public origin, without a trailing slash. */
  readonly baseUrl: string;
  /** The origin that receives large uploads. */
  readonly uploadOrigin: string;

  constructor(scope: Construct, id: string, { settings, data, global, firewall, bundles, ...props }: EdgeStackProps) {
    super(scope, id, props);
    this.site = privateBucket(this, 'Site', settings) as IBucket;
    ({ httpApi: this.httpApi, accessLog: this.accessLog } = productHttpApi(this, settings));
    this.uploadOrigin = `https://${data.files.bucketRegionalDomainName}`;
    const store = new KeyValueStore(this, 'FileTokenKeys', { comment: 'Keys that verify file tokens, by key id' });
    const keys = addInstalledKeys(this, { secret: data.keys, store, bundles, settings });
    const { domain } = settings;
    const siteOrigin = this.#siteOrigin();
    const originKey: unknown = this.node.tryGetContext('originKey');
    this.distribution = distribution(this, {
      comment: originKey === undefined ? undefined : `sends the origin secret ${String(originKey)}`,
      ...(domain && global.certificate ? { domain: { name: domain.name, certificate: global.certificate } } : {}),
      firewall: firewall.arn,
      site: {
        origin: siteOrigin,
        router: this.#edgeFunction('SiteRouter', 'site-router'),
        headers: responseHeadersPolicy(this, 'SiteHeaders', siteHeaders({ uploadOrigin: this.uploadOrigin })),
      },
      posters: {
        origin: this.#posterOrigin(data, siteOrigin),
        router: this.#edgeFunction('PosterRouter', 'poster-router'),
      },
      api: { origin: this.#apiOrigin(data), headers: responseHeadersPolicy(this, 'ApiHeaders', apiHeaders()) },
      files: {
        origin: this.#fileOrigin(data.files),
        gate: this.#edgeFunction('StaticToken', 'static-token', store),
        headers: responseHeadersPolicy(this, 'FileHeaders', fileHeaders()),
        documentHeaders: responseHeadersPolicy(this, 'DocumentHeaders', documentHeaders()),
      },
    });
    this.distribution.node.addDependency(keys);
    // Later stacks use this name when there is no domain: the export must stay until they have switched.
    this.exportValue(this.distribution.distributionDomainName);
    this.baseUrl = `https://${domain?.name ?? this.distribution.distributionDomainName}`;
    if (domain) domainRecords(this, domain, { distribution: this.distribution, settings });
    this.#acknowledgeWarnings();
    new CfnOutput(this, 'Url', { value: this.baseUrl });
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

  /** With the right to list, S3 answers 404 instead of 403 for a file of an older site. */
  #siteOrigin() {
    return S3BucketOrigin.withOriginAccessControl(this.site, {
      originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
    });
  }

  /** Imported by attributes: the bucket's own stack already grants access to our distributions. */
  #fileOrigin({ bucketArn, bucketRegionalDomainName }: IBucket) {
    const files = Bucket.fromBucketAttributes(this, 'Files', { bucketArn, bucketRegionalDomainName });
    return S3BucketOrigin.withOriginAccessControl(files);
  }

  /** Whatever is no page, or comes late, leaves the built page of the same name to the site's bucket. */
  #posterOrigin(data: DataStack, fallbackOrigin: IOrigin): IOrigin {
    return new OriginGroup({
      primaryOrigin: this.#apiOrigin(data, POSTER_TIMEOUT),
      fallbackOrigin,
      fallbackStatusCodes: [403, 404, 429, 500, 502, 503, 504],
    });
  }

  #apiOrigin({ keys }: DataStack, readTimeout = EDGE_TIMEOUT) {
    return new HttpOrigin(`${this.httpApi.apiId}.execute-api.${this.region}.${this.urlSuffix}`, {
      protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
      originSslProtocols: [OriginSslPolicy.TLS_V1_2],
      readTimeout,
      ...(readTimeout === POSTER_TIMEOUT ? { connectionAttempts: 1, connectionTimeout: POSTER_TIMEOUT } : {}),
      // CloudFormation resolves the value at deployment; the template contains only the reference.
      customHeaders: { 'x-origin-secret': keys.secretValueFromJson('origin').unsafeUnwrap() },
    });
  }
}
