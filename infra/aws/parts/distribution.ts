import { Duration } from 'aws-cdk-lib';
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  CacheQueryStringBehavior,
  Distribution,
  type Function as EdgeFunction,
  FunctionEventType,
  HttpVersion,
  type IOrigin,
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
  PriceClass,
  type ResponseHeadersPolicy,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import type { Construct } from 'constructs';
import { DEVICE_COOKIE } from '../../../functions/security/device-cookie.ts';

export type DistributionParts = {
  /** A comment for the console; changing it makes CloudFormation read the referenced values again. */
  comment: string | undefined;
  /** A custom domain with its certificate. */
  domain?: { name: string; certificate: ICertificate };
  /** The ARN of a web ACL. */
  firewall: string | undefined;
  site: { origin: IOrigin; router: EdgeFunction; headers: ResponseHeadersPolicy };
  /** Draws the pages of posters; fails over to the built page. */
  posters: { origin: IOrigin; router: EdgeFunction };
  api: { origin: IOrigin; headers: ResponseHeadersPolicy };
  files: {
    origin: IOrigin;
    gate: EdgeFunction;
    headers: ResponseHeadersPolicy;
    /** Headers of document files. */
    documentHeaders: ResponseHeadersPolicy;
  };
};

/** The one public address: the site, `/s/*`, `/languages/*`, `/api/*` and `/static/*`, each with its function, headers and caching. */
export function distribution(
  scope: Construct,
  { comment, domain, firewall, site, posters, api, files }: DistributionParts,
): Distribution {
  const siteFiles: BehaviorOptions = {
    origin: site.origin,
    responseHeadersPolicy: site.headers,
    cachePolicy: CachePolicy.CACHING_OPTIMIZED,
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    compress: true,
  };
  const uploaded: BehaviorOptions = {
    origin: files.origin,
    responseHeadersPolicy: files.headers,
    cachePolicy: fileCaching(scope),
    viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    functionAssociations: [atRequest(files.gate)],
    compress: false,
  };
  const calls: BehaviorOptions = {
    origin: api.origin,
    responseHeadersPolicy: api.headers,
    cachePolicy: CachePolicy.CACHING_DISABLED,
    originRequestPolicy: apiRequests(scope),
    allowedMethods: AllowedMethods.ALLOW_ALL,
    viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    functionAssociations: [atRequest(site.router)],
  };
  return new Distribution(scope, 'Distribution', {
    defaultRootObject: 'index.html',
    ...(domain ? { domainNames: [domain.name], certificate: domain.certificate } : {}),
    ...(comment === undefined ? {} : { comment }),
    ...(firewall === undefined ? {} : { webAclId: firewall }),
    httpVersion: HttpVersion.HTTP2_AND_3,
    enableIpv6: true,
    // Edges in Europe and North America only: construction sites in Finland need no others.
    priceClass: PriceClass.PRICE_CLASS_100,
    defaultBehavior: { ...siteFiles, functionAssociations: [atRequest(site.router)] },
    additionalBehaviors: {
      '/s/*': {
        ...siteFiles,
        origin: posters.origin,
        cachePolicy: posterCaching(scope),
        originRequestPolicy: posterRequests(scope),
        functionAssociations: [atRequest(posters.router)],
      },
      '/languages/*': { ...siteFiles, cachePolicy: languageCaching(scope) },
      '/api/*': calls,
      // The router turns them into calls.
      '/.well-known/tyomaaportti-*': calls,
      // The first matching pattern wins.
      '/static/documents/*': { ...uploaded, responseHeadersPolicy: files.documentHeaders },
      '/static/*': uploaded,
    },
  });
}

/** Forwards everything but the host header, which must be the API's own; of cookies only the one that the API reads. */
function apiRequests(scope: Construct): OriginRequestPolicy {
  return new OriginRequestPolicy(scope, 'ApiRequests', {
    headerBehavior: OriginRequestHeaderBehavior.denyList('Host'),
    queryStringBehavior: OriginRequestQueryStringBehavior.all(),
    cookieBehavior: OriginRequestCookieBehavior.allowList(DEVICE_COOKIE),
  });
}

/** The router makes the query of these two alone, so that no other query and no cookie parts the pages of one poster. */
function posterCaching(scope: Construct): CachePolicy {
  return new CachePolicy(scope, 'PosterCaching', {
    // Only a page that says so is kept.
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.minutes(1),
    queryStringBehavior: CacheQueryStringBehavior.allowList('pin', 'language'),
    enableAcceptEncodingBrotli: true,
    enableAcceptEncodingGzip: true,
  });
}

/** Wrong PINs count against the viewer's address, which parts no pages. */
function posterRequests(scope: Construct): OriginRequestPolicy {
  return new OriginRequestPolicy(scope, 'PosterRequests', {
    headerBehavior: OriginRequestHeaderBehavior.allowList('x-viewer-address'),
  });
}

function atRequest(edgeFunction: EdgeFunction) {
  return { function: edgeFunction, eventType: FunctionEventType.VIEWER_REQUEST };
}

/** Language files keep their names, so their content may be stale for this long. */
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
 * The cache key omits the token: the gate checked it before. Files are `private` for browsers; a minimum time above 0 lets the edge cache
 * them anyway, for as long as a token lives and an erased file may stay visible.
 */
function fileCaching(scope: Construct): CachePolicy {
  return new CachePolicy(scope, 'FileCaching', {
    minTtl: Duration.hours(1),
    defaultTtl: Duration.hours(1),
    maxTtl: Duration.hours(1),
  });
}
