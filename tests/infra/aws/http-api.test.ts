import { beforeAll, describe, expect, test } from 'vitest';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import { every, named, only, type Synthesized, synthesized } from './synthesized-product.ts';

let stacks: Synthesized;

beforeAll(() => {
  stacks = synthesized('production');
});

describe('the door to the API', () => {
  const STAGE = 'AWS::ApiGatewayV2::Stage';
  const stage = () => only(stacks.templates.application, STAGE).Properties;

  test('takes only so many requests a second, by stage', () => {
    expect(stage()['DefaultRouteSettings']).toMatchObject({ ThrottlingRateLimit: 1800, ThrottlingBurstLimit: 3600 });
    const trial = only(synthesized('test').templates.application, STAGE).Properties;
    expect(trial['DefaultRouteSettings']).toMatchObject({ ThrottlingRateLimit: 50, ThrottlingBurstLimit: 100 });
  });

  test('takes of these fewer starts and pages of posters, which anybody may ask for, so that they take nobody else’s place', () => {
    const { Properties, DependsOn } = only(stacks.templates.application, STAGE);
    const starts = { ThrottlingRateLimit: 100, ThrottlingBurstLimit: 500 };
    expect(Properties['RouteSettings']).toEqual({
      'POST /api/user-forms': starts,
      'GET /pages/app/player.html': starts,
    });
    expect(DependsOn?.some((id) => id.startsWith('StartsRoute'))).toBe(true);
    expect(userFormApi.start).toMatchObject({ method: 'POST', path: '/user-forms', access: { anyone: true } });
  });

  test('pays for no metric by route, which nothing looks at', () => {
    expect(stage()['DefaultRouteSettings']).not.toMatchObject({ DetailedMetricsEnabled: true });
  });

  test('logs no address, path, query or agent', () => {
    const { Format } = stage()['AccessLogSettings'] as { Format: string };
    expect(Object.values(JSON.parse(Format) as object)).toContain('$context.status');
    expect(Format).not.toMatch(/sourceIp|\.path|rawPath|queryString|userAgent|authorizer/i);
  });

  test('answers every method under /api in the format that the app understands', () => {
    const { application } = stacks.templates;
    const routes = every(application, 'AWS::ApiGatewayV2::Route').map(({ Properties }) => Properties['RouteKey']);
    expect(routes).toEqual(['ANY /api/{proxy+}', 'POST /api/user-forms', 'GET /pages/app/player.html']);
    expect(named(application, 'AWS::ApiGatewayV2::Integration', 'ApiRoute').Properties).toMatchObject({
      IntegrationType: 'AWS_PROXY',
      PayloadFormatVersion: '2.0',
      TimeoutInMillis: 15_000,
    });
    expect(named(application, 'AWS::Lambda::Function', 'Api').Properties['Timeout']).toBe(15);
  });

  test('may be called by its own HTTP API only', () => {
    const permissions = every(stacks.templates.application, 'AWS::Lambda::Permission').filter(
      ({ Properties }) => !JSON.stringify(Properties['FunctionName']).includes('DueWork'),
    );
    const ways = ['/*/*/api/{proxy+}', '/*/*/api/user-forms"', '/*/*/pages/app/player.html'];
    expect(permissions).toHaveLength(ways.length);
    for (const [at, { Properties: permission }] of permissions.entries()) {
      expect(permission).toMatchObject({ Principal: 'apigateway.amazonaws.com', Action: 'lambda:InvokeFunction' });
      expect(JSON.stringify(permission['SourceArn'])).toMatch(/execute-api:eu-north-1:.*AccountId.*HttpApi/);
      expect(JSON.stringify(permission['SourceArn'])).toContain(ways[at]);
    }
  });
});
