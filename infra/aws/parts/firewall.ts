import { CrossStackReferences, ReferenceStrength } from 'aws-cdk-lib';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';

const WINDOW_SECONDS = 300;
/** The Monday peak that must pass: one site's workers begin within one window, all behind one address. */
export const MONDAY = { workers: 300, requests: 60, guessable: 6 };
/** Half as much again as the Monday peak. */
const ROOM = 1.5;
const REQUESTS_IN_WINDOW = MONDAY.workers * MONDAY.requests * ROOM;
/** Addresses open to guessing. The product's own limits are stricter; these protect its functions from load. */
const GUESSED = ['/api/login', '/api/token/', '/api/edit-codes/', '/api/password-requests', '/s/'];
const GUESSES_IN_WINDOW = MONDAY.workers * MONDAY.guessable * ROOM;

const visibility = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  // Sampled requests show paths, and ids in paths identify persons.
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

/** Blocks clients at the edge that ask far more than a site does; returns the ACL's ARN. Only in us-east-1. */
export function firewall(scope: Construct): string {
  const guessed = { orStatement: { statements: GUESSED.map(startsWith) } };
  const acl = new CfnWebACL(scope, 'Firewall', {
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: visibility('Firewall'),
    rules: [
      rateRule({ name: 'Guesses', priority: 0, limit: GUESSES_IN_WINDOW, of: guessed }),
      rateRule({ name: 'Requests', priority: 1, limit: REQUESTS_IN_WINDOW }),
    ],
  });
  CrossStackReferences.of(acl).produce(ReferenceStrength.WEAK);
  return acl.attrArn;
}
