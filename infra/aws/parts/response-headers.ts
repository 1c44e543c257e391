import { Duration } from 'aws-cdk-lib';
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import type { ResponseHeaders } from '../security-headers.ts';

/** The same headers at the edge as from the local server. The origin's `Cache-Control` overrides ours. */
export function responseHeadersPolicy(scope: Construct, id: string, headers: ResponseHeaders): ResponseHeadersPolicy {
  const { contentSecurityPolicy, strictTransportSecuritySeconds, others } = headers;
  return new ResponseHeadersPolicy(scope, id, {
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy, override: true },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.seconds(strictTransportSecuritySeconds),
        includeSubdomains: true,
        override: true,
      },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.NO_REFERRER, override: true },
    },
    customHeadersBehavior: {
      customHeaders: Object.entries(others).map(([header, value]) => ({
        header,
        value,
        override: header !== 'Cache-Control',
      })),
    },
  });
}
