import { type StackName, type Statement, statementsOf, type Synthesized } from '../synthesized-product.ts';
import type { TemplateValues } from './template-values.ts';

/** What a call asks for, as IAM sees it. */
export type Asked = { action: string; resource: string; context?: Readonly<Record<string, readonly string[]>> };

/** One action on one resource that a role allows, with its conditions; `isUsed` once something has asked for it. */
export type Right = {
  action: string;
  /** A pattern of ARNs; with `isExcept` all others. */
  resource: string;
  isExcept: boolean;
  conditions: Conditions;
  isUsed: boolean;
};

type Conditions = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** What Lambda itself does with a function's role: it reads the stream, and tells of a run that was given up. */
const BY_LAMBDA =
  /^(dynamodb:(DescribeStream|GetRecords|GetShardIterator|ListStreams)|sqs:(SendMessage|GetQueueAttributes|GetQueueUrl))$/;

/** The rights of the role of a function, named by the beginning of its logical id. Throws for what is no Allow. */
export function rightsOf(stacks: Synthesized, values: TemplateValues, name: string): Right[] {
  const ofStack = stacks.all.filter(([, id]) => id.startsWith(`${name}ServiceRoleDefaultPolicy`));
  if (ofStack.length !== 1) throw new Error(`${ofStack.length} policies are of ${name}`);
  return ofStack.flatMap(([stack, , policy]) => statementsOf(policy).flatMap((one) => rightsIn(values, stack, one)));
}

function rightsIn(values: TemplateValues, stack: StackName, statement: Statement): Right[] {
  if (statement.Effect !== 'Allow') throw new Error(`${statement.Effect} is not evaluated here`);
  const isExcept = statement.Resource === undefined;
  const resources = [statement.Resource ?? statement.NotResource].flat().map((one) => values.text(stack, one));
  const conditions = (statement.Condition ?? {}) as Conditions;
  const actions = [statement.Action].flat().filter((action) => !BY_LAMBDA.test(action));
  return actions.flatMap((action) =>
    resources.map((resource) => ({ action, resource, isExcept, conditions, isUsed: false })),
  );
}

/** Whether a role allows what is asked; what allows it counts as used. */
export function isAllowed(rights: readonly Right[], asked: Asked): boolean {
  const allowing = rights.filter((right) => allows(right, asked));
  for (const right of allowing) right.isUsed = true;
  return allowing.length > 0;
}

function allows({ action, resource, isExcept, conditions }: Right, asked: Asked): boolean {
  if (!isLike(action, asked.action) || isLike(resource, asked.resource) === isExcept) return false;
  return Object.entries(conditions).every(([operator, keys]) => {
    const holds = OPERATORS[operator];
    if (!holds) throw new Error(`the condition ${operator} is not evaluated here`);
    return Object.entries(keys).every(([key, wanted]) => holds(asked.context?.[key], [wanted].flat().map(String)));
  });
}

type Operator = (found: readonly string[] | undefined, wanted: readonly string[]) => boolean;

const OPERATORS: Readonly<Record<string, Operator>> = {
  StringEquals: (found, wanted) => found?.length === 1 && wanted.includes(String(found[0])),
  StringLike: (found, wanted) => found?.length === 1 && wanted.some((one) => isLike(one, String(found[0]))),
  'ForAllValues:StringEquals': (found = [], wanted) => found.every((one) => wanted.includes(one)),
  'ForAllValues:StringLike': (found = [], wanted) => found.every((one) => wanted.some((like) => isLike(like, one))),
};

function isLike(pattern: string, text: string): boolean {
  const escaped = pattern.replace(/[.+^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replaceAll('*', '.*').replaceAll('?', '.')}$`, 's').test(text);
}

export const spoken = ({ action, resource, isExcept }: Right): string =>
  `${action} on ${isExcept ? 'all but ' : ''}${resource}`;
