import { only, type Synthesized } from './synthesized-product.ts';

export type Behavior = {
  PathPattern?: string;
  TargetOriginId: string;
  ViewerProtocolPolicy: string;
  AllowedMethods?: string[];
  CachePolicyId: unknown;
  OriginRequestPolicyId?: unknown;
  ResponseHeadersPolicyId: { Ref: string };
  FunctionAssociations?: { EventType: string; FunctionARN: { 'Fn::GetAtt': string[] } }[];
};

type Origin = {
  Id: string;
  DomainName: unknown;
  OriginCustomHeaders?: { HeaderName: string; HeaderValue: unknown }[];
};

/** Origins that are asked one after the other. */
type OriginGroup = {
  Id: string;
  FailoverCriteria: { StatusCodes: { Items: number[] } };
  Members: { Items: { OriginId: string }[] };
};

export type DistributionConfig = {
  DefaultCacheBehavior: Behavior;
  CacheBehaviors: Behavior[];
  Origins: Origin[];
  OriginGroups: { Items: OriginGroup[] };
  DefaultRootObject: string;
  HttpVersion: string;
  IPV6Enabled: boolean;
};

export function distributionOf({ templates }: Synthesized): DistributionConfig {
  const { Properties } = only(templates.edge, 'AWS::CloudFront::Distribution');
  return Properties['DistributionConfig'] as DistributionConfig;
}

/** The behaviour of a path pattern; `*` is the default one. */
export function behaviorOf({ DefaultCacheBehavior, CacheBehaviors }: DistributionConfig, path: string): Behavior {
  const found = path === '*' ? DefaultCacheBehavior : CacheBehaviors.find(({ PathPattern }) => PathPattern === path);
  if (!found) throw new Error(`no behaviour for ${path}`);
  return found;
}
