import { type AwsCall, callAws } from '../aws/parts/keys/aws-call.ts';

type Account = { region: string; credentials: NonNullable<AwsCall['credentials']> };

/** The account's limit of concurrent runs of all functions in a region (Lambda, GetAccountSettings). Throws without the right to ask. */
export async function askParallelRuns({ region, credentials }: Account): Promise<number> {
  const url = `https://lambda.${region}.amazonaws.com/2016-08-19/account-settings/`;
  const reply = await callAws({ service: 'lambda', region, url, method: 'GET', credentials });
  const { AccountLimit } = (await reply.json()) as { AccountLimit: { ConcurrentExecutions: number } };
  return AccountLimit.ConcurrentExecutions;
}
