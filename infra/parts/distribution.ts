import { Duration } from 'aws-cdk-lib';
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  type Function as EdgeFunction,
  FunctionEventType,
  HttpVersion,
  type IOrigin,
  OriginRequestPolicy,
  PriceClass,
  type ResponseHeadersPolicy,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import type { Construct } from 'constructs';

export type DistributionParts = {
  /** An address of one's own, with its certificate. */
  domain?: { name: string; certificate: ICertificate };
  /** The ARN of a web ACL. */
  firewall: string | undefined;
  site: { origin: IOrigin; router: EdgeFunction; headers: ResponseHeadersPolicy };
  api: { origin: IOrigin; headers: ResponseHeadersPolicy };
  files: { origin: IOrigin; gate: EdgeFunction; headers: ResponseHeadersPolicy };
};

/** The one public address: the site, `/languages/*`, `/api/*` and `/static/*`, each with its function, headers and caching. */
export function distribution(
  scope: Construct,
  { domain, firewall, site, api, files }: DistributionParts,
): Distribution {
  const siteFiles: BehaviorOptions = {
    origin: site.origin,
    responseHeadersPolicy: site.headers,
    cachePolicy: CachePolicy.CACHING_OPTIMIZED,
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    compress: true,
  };
  return new Distribution(scope, 'Distribution', {
    defaultRootObject: 'index.html',
    ...(domain ? { domainNames: [domain.name], certificate: domain.certificate } : {}),
    ...(firewall === undefined ? {} : { webAclId: firewall }),
    httpVersion: HttpVersion.HTTP2_AND_3,
    enableIpv6: true,
    // The edges of Europe and North America: construction sites of Finland need no others.
    priceClass: PriceClass.PRICE_CLASS_100,
    defaultBehavior: { ...siteFiles, functionAssociations: [atRequest(site.router)] },
    additionalBehaviors: {
      '/languages/*': { ...siteFiles, cachePolicy: languageCaching(scope) },
      '/api/*': {
        origin: api.origin,
        responseHeadersPolicy: api.headers,
        cachePolicy: CachePolicy.CACHING_DISABLED,
        originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
        allowedMethods: AllowedMethods.ALLOW_ALL,
        viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
        functionAssociations: [atRequest(site.router)],
      },
      '/static/*': {
        origin: files.origin,
        responseHeadersPolicy: files.headers,
        cachePolicy: fileCaching(scope),
        viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
        functionAssociations: [atRequest(files.gate)],
        compress: false,
      },
    },
  });
}

function atRequest(edgeFunction: EdgeFunction) {
  return { function: edgeFunction, eventType: FunctionEventType.VIEWER_REQUEST };
}

/** The names of language files stay the same, so that what they say may be old for this long. */
function languageCaching(scope: Construct): CachePolicy {
  return new CachePolicy(scope, 'LanguageCaching', {
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.minutes(5),
    maxTtl: Duration.minutes(5),
    enableAcceptEncodingBrotli: true,
    enableAcceptEncodingGzip: true,
  });
}

/**
 * The token is not part of the key: the gate has judged it before. Files are `private` to browsers, and a least
 * time above 0 lets the edge keep them all the same, as long as a token lives and an erased file may be seen.
 */
function fileCaching(scope: Construct): CachePolicy {
  return new CachePolicy(scope, 'FileCaching', {
    minTtl: Duration.hours(1),
    defaultTtl: Duration.hours(1),
    maxTtl: Duration.hours(1),
  });
}
