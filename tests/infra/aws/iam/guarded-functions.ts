import { synthesized } from '../synthesized-product.ts';
import { type Right, rightsOf } from './function-rights.ts';
import { type Guarded, guardServices } from './guarded-services.ts';
import { TemplateValues } from './template-values.ts';

export const FUNCTIONS = ['Api', 'DueWork', 'Reminders', 'Poster'] as const;
type FunctionName = (typeof FUNCTIONS)[number];
type OfFunctions<T> = Readonly<Record<FunctionName, T>>;

export type FunctionRights = { rights: OfFunctions<Right[]>; keysSecret: string; mailSet: string };
export type GuardedFunctions = OfFunctions<Guarded & { rights: Right[] }>;

/** The rights of every function in production. It takes seconds in one go: a timer set in the same turn is late at once. */
export function functionRights(): FunctionRights {
  const stacks = synthesized('production');
  const values = new TemplateValues(stacks);
  const rights = Object.fromEntries(FUNCTIONS.map((name) => [name, rightsOf(stacks, values, name)]));
  return { rights: rights as OfFunctions<Right[]>, keysSecret: values.keysSecret(), mailSet: values.mailSet() };
}

/** The services of an environment for each function, which its role stands in front of. */
export async function guardFunctions(
  env: Readonly<Record<string, string>>,
  { rights, keysSecret, mailSet }: FunctionRights,
): Promise<GuardedFunctions> {
  const guarded = FUNCTIONS.map(async (name) => {
    const guard = await guardServices({ ...env, MAIL_SET: mailSet }, rights[name], keysSecret);
    return [name, { ...guard, rights: rights[name] }] as const;
  });
  return Object.fromEntries(await Promise.all(guarded)) as GuardedFunctions;
}
