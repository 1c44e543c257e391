import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';

const WINDOW_SECONDS = 300;
/** Far above what a site of five hundred people behind one address does in its first five minutes. */
const REQUESTS_IN_WINDOW = 3000;
/** Where something can be guessed. The product's own limits are stricter; these spare its functions. */
const GUESSED = ['/api/login', '/api/token/', '/api/edit-codes/', '/api/password-requests'];
const GUESSES_IN_WINDOW = 300;

const visibility = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  // A sampled request shows its path, and ids in paths belong to persons.
  sampledRequestsEnabled: false,
});

const startsWith = (path: string): CfnWebACL.StatementProperty => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'STARTS_WITH',
    searchString: path,
    textTransformations: [{ priority: 0, type: 'NONE' }],
  },
});

type RateRule = { name: string; priority: number; limit: number; of?: CfnWebACL.StatementProperty };

function rateRule({ name, priority, limit, of }: RateRule): CfnWebACL.RuleProperty {
  const counted = { limit, aggregateKeyType: 'IP', evaluationWindowSec: WINDOW_SECONDS };
  return {
    name,
    priority,
    action: { block: { customResponse: { responseCode: 429 } } },
    statement: { rateBasedStatement: { ...counted, ...(of ? { scopeDownStatement: of } : {}) } },
    visibilityConfig: visibility(name),
  };
}

/** Turns away at the edge whoever asks far more than a site does; answers its ARN. Only in us-east-1. */
export function firewall(scope: Construct): string {
  const guessed = { orStatement: { statements: GUESSED.map(startsWith) } };
  return new CfnWebACL(scope, 'Firewall', {
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: visibility('Firewall'),
    rules: [
      rateRule({ name: 'Guesses', priority: 0, limit: GUESSES_IN_WINDOW, of: guessed }),
      rateRule({ name: 'Requests', priority: 1, limit: REQUESTS_IN_WINDOW }),
    ],
  }).attrArn;
}
