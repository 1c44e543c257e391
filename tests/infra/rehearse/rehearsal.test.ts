import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { refusedResources, stackOf } from '../../../infra/operator/rehearse/cloudformation.ts';
import { exitCodeOf, type Parts, rehearse, reportLines } from '../../../infra/operator/rehearse/rehearsal.ts';
import { castFor, walk } from '../../../infra/operator/rehearse/walk.ts';
import { byAddress } from '../../../infra/operator/rehearse/way.ts';
import { openedInstallation } from '../../fixtures/operator/operated.ts';

afterEach(() => vi.unstubAllEnvs());

const STACKS = [
  { name: 'data', needs: [], types: ['AWS::S3::Bucket'] },
  { name: 'edge', needs: ['data'], types: ['AWS::CloudFront::Distribution'] },
  { name: 'site', needs: ['edge'], types: ['Custom::CDKBucketDeployment'] },
  { name: 'global', needs: [], types: ['AWS::Budgets::Budget'] },
];

/** An account in which all goes well but for what is said; `done` tells what was asked of it. */
function account(change: Partial<Parts> = {}): { parts: Parts; done: string[] } {
  const done: string[] = [];
  const note =
    <Args extends unknown[], Value>(name: string, work: (...args: Args) => Promise<Value>) =>
    (...args: Args): Promise<Value> => {
      done.push([name, ...args].join(' '));
      return work(...args);
    };
  const parts: Parts = {
    stacks: () => Promise.resolve(STACKS),
    bootstrap: () => Promise.resolve(),
    deploy: () => Promise.resolve(),
    refusedBy: () => Promise.resolve([]),
    walk: () => Promise.resolve(['walked']),
    destroy: () => Promise.resolve(),
    left: () => Promise.resolve([]),
    ...change,
  };
  const { deploy, walk: walked, destroy } = parts;
  return {
    parts: { ...parts, deploy: note('deploy', deploy), walk: note('walk', walked), destroy: note('destroy', destroy) },
    done,
  };
}

const rehearsed = async ({ parts }: { parts: Parts }) => rehearse(parts, () => undefined);

describe('a rehearsal', () => {
  test('deploys, walks, updates, walks, goes back, walks, destroys, and looks for what is left', async () => {
    const whole = account();
    const report = await rehearsed(whole);
    const all = (version: string) => STACKS.map(({ name }) => `deploy ${name} ${version}`);
    expect(whole.done).toEqual([...all('first'), 'walk', ...all('next'), 'walk', ...all('first'), 'walk', 'destroy']);
    expect([exitCodeOf(report), reportLines(report)[0]]).toEqual([0, '13 passed, 0 failed, 0 NOT RUN.']);
  });

  test('names the type that was refused, tries nothing that needs its stack, walks nothing, and destroys the rest', async () => {
    const reason = 'Resource type AWS::CloudFront::Distribution is not supported';
    const lacking = account({
      deploy: (stack) => (stack === 'edge' ? Promise.reject(new Error('edge failed')) : Promise.resolve()),
      refusedBy: (stack) => Promise.resolve([{ stack, type: 'AWS::CloudFront::Distribution', reason }]),
    });
    const report = await rehearsed(lacking);
    expect(lacking.done).toEqual(['deploy data first', 'deploy edge first', 'deploy global first', 'destroy']);
    expect(reportLines(report)).toEqual([
      '6 passed, 1 failed, 6 NOT RUN.',
      'Types that the endpoint has refused:',
      `  AWS::CloudFront::Distribution in edge: ${reason}`,
      // Of the types of `site` nothing is known.
      'Types that it has made: AWS::Budgets::Budget, AWS::S3::Bucket.',
    ]);
    expect(exitCodeOf(report)).toBe(1);
  });

  test('fails where the walk does, or where something is left, and has run nothing where the account is not ready', async () => {
    expect(exitCodeOf(await rehearsed(account({ walk: () => Promise.reject(new Error('503')) })))).toBe(1);
    const looks = [[], ['data']];
    const left = await rehearsed(account({ left: () => Promise.resolve(looks.shift() ?? []) }));
    expect(left.steps.at(-1)).toEqual({ name: 'nothing is left', outcome: 'failed', says: 'left: data' });
    const unready = account({ bootstrap: () => Promise.reject(new Error('no credentials')) });
    const { steps } = await rehearsed(unready);
    expect(steps.filter(({ outcome }) => outcome === 'passed')).toHaveLength(1);
    expect(unready.done).toEqual([]);
  });

  test('touches nothing of a stage that stands already, nor where it cannot see whether one does', async () => {
    const bootstrap = vi.fn(() => Promise.resolve());
    const standing = account({ bootstrap, left: () => Promise.resolve(['data']) });
    const report = await rehearsed(standing);
    expect(report.steps.at(-1)).toEqual({ name: 'rehearse', outcome: 'NOT RUN', says: 'others may use data' });
    const unseen = account({ bootstrap, left: () => Promise.reject(new Error('no credentials')) });
    expect([exitCodeOf(report), exitCodeOf(await rehearsed(unseen))]).toEqual([2, 1]);
    expect([standing.done, unseen.done, bootstrap.mock.calls]).toEqual([[], [], []]);
  });

  test.each([[[]], [['--sandbox']]])(
    'says NOT RUN where it is not told one place, and its exit code says so: %j',
    (args) => {
      const env = { ...process.env, ...(args.length > 0 ? { AWS_ENDPOINT_URL: 'http://127.0.0.1:1' } : {}) };
      const { status, stdout } = spawnSync('node_modules/.bin/tsx', ['infra/operator/rehearse/rehearse.ts', ...args], {
        env,
        encoding: 'utf8',
      });
      expect([status, stdout]).toEqual([2, expect.stringMatching(/^NOT RUN: /)]);
    },
  );
});

describe('an endpoint', () => {
  const member = (type: string, status: string, reason: string) =>
    `<member><ResourceType>${type}</ResourceType><ResourceStatus>${status}</ResourceStatus><ResourceStatusReason>${reason}</ResourceStatusReason></member>`;

  /** CloudFormation on loopback, of the events of one stack. */
  async function endpoint(members: readonly string[]): Promise<void> {
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (data: Buffer) => (body += data.toString()));
      request.on('end', () => {
        const isOfEvents = body.includes('Action=DescribeStackEvents');
        response.statusCode = isOfEvents ? 200 : 400;
        response.end(
          isOfEvents
            ? `<DescribeStackEventsResponse><DescribeStackEventsResult><StackEvents>${members.join('')}</StackEvents></DescribeStackEventsResult></DescribeStackEventsResponse>`
            : '<ErrorResponse><Error><Code>ValidationError</Code><Message>Stack with id edge does not exist</Message></Error></ErrorResponse>',
        );
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    vi.stubEnv('AWS_ENDPOINT_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'a');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 's');
  }

  test('is asked which resources it refused: not those that were given up with them, nor the stack around them', async () => {
    await endpoint([
      member('AWS::CloudFormation::Stack', 'CREATE_FAILED', 'The following resource(s) failed: [Distribution]'),
      member('AWS::S3::Bucket', 'CREATE_FAILED', 'Resource creation cancelled'),
      member('AWS::CloudFront::Distribution', 'CREATE_FAILED', 'not implemented'),
      member('AWS::SQS::Queue', 'CREATE_COMPLETE', ''),
    ]);
    const edge = { name: 'edge', region: 'eu-north-1' };
    expect(await refusedResources(edge)).toEqual([
      { stack: 'edge', type: 'AWS::CloudFront::Distribution', reason: 'not implemented' },
    ]);
    expect(await stackOf(edge)).toBeUndefined();
  });
});

test('the walk takes an induction to signed and a permit to granted by the public address, and again after an update', async () => {
  const { world } = await openedInstallation();
  const cast = await castFor(world);
  const way = byAddress(world.settings.baseUrl);
  for (const _ of ['deployed', 'updated']) {
    expect(await walk(way, cast)).toEqual([
      expect.stringMatching(/^induction \S+ is signed$/),
      expect.stringMatching(/^permit \S+ is granted$/),
    ]);
  }
});
