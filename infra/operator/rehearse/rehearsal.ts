export type Outcome = 'passed' | 'failed' | 'NOT RUN';
export type Step = { name: string; outcome: Outcome; says: string };

/** A type of resource that the endpoint refused, with its message. */
export type Refused = { stack: string; type: string; reason: string };

/** The operations of a rehearsal on its target. */
export type Parts = {
  /** The stacks in deployment order, with each stack's types of resources. */
  stacks: () => Promise<readonly { name: string; needs: readonly string[]; types: readonly string[] }[]>;
  bootstrap: () => Promise<void>;
  deploy: (stack: string, version: 'first' | 'next') => Promise<void>;
  refusedBy: (stack: string) => Promise<readonly Refused[]>;
  walk: () => Promise<readonly string[]>;
  destroy: () => Promise<void>;
  /** The stage's remaining resources. */
  left: () => Promise<readonly string[]>;
};

export type Report = { steps: readonly Step[]; refused: readonly Refused[]; made: readonly string[] };

/**
 * Deploys every stack of a stage that has none yet, tests the result, updates it, rolls back, and destroys it. Skips a stack whose
 * dependency failed, and the tests of an incomplete deployment; skipped steps are NOT RUN.
 */
export async function rehearse(parts: Parts, say: (line: string) => void): Promise<Report> {
  const steps: Step[] = [];
  const refused: Refused[] = [];
  const add = (step: Step): boolean => {
    steps.push(step);
    say(lineOf(step));
    return step.outcome === 'passed';
  };
  const run = async (name: string, work: () => Promise<unknown>): Promise<boolean> => {
    try {
      const says = await work();
      return add({ name, outcome: 'passed', says: Array.isArray(says) ? says.join('; ') : '' });
    } catch (error) {
      return add({ name, outcome: 'failed', says: error instanceof Error ? error.message : String(error) });
    }
  };
  const skip = (name: string, says: string) => add({ name, outcome: 'NOT RUN', says });

  const stacks = await parts.stacks();
  let standing: readonly string[] = [];
  const isLookedFor = await run('look for a stage that stands', async () => {
    standing = await parts.left();
  });
  if (!isLookedFor || standing.length > 0) {
    skip('rehearse', isLookedFor ? `others may use ${standing.join(', ')}` : 'a stage may stand');
    return { steps, refused, made: [] };
  }
  const isReady = await run('bootstrap', parts.bootstrap);
  const missing = new Set<string>();
  const made = new Set<string>();
  for (const { name, needs, types } of stacks) {
    const lacks = isReady ? needs.filter((need) => missing.has(need)) : ['the bootstrap'];
    if (lacks.length > 0) {
      skip(`deploy ${name}`, `it needs ${lacks.join(', ')}`);
      missing.add(name);
    } else if (await run(`deploy ${name}`, () => parts.deploy(name, 'first'))) {
      for (const type of types) made.add(type);
    } else {
      missing.add(name);
      refused.push(...(await parts.refusedBy(name).catch(() => [])));
    }
  }
  const isWhole = missing.size === 0;
  const ofWhole = async (name: string, work: () => Promise<unknown>) =>
    isWhole ? run(name, work) : skip(name, `not all is deployed: ${[...missing].join(', ')}`);
  const deployAll = (version: 'first' | 'next') => async () => {
    for (const { name } of stacks) await parts.deploy(name, version);
  };
  await ofWhole('walk an induction and a permit', parts.walk);
  await ofWhole('update', deployAll('next'));
  await ofWhole('walk after the update', parts.walk);
  await ofWhole('roll back', deployAll('first'));
  await ofWhole('walk after the way back', parts.walk);
  if (isReady && (await run('destroy', parts.destroy))) {
    await run('nothing is left', async () => {
      const left = await parts.left();
      if (left.length > 0) throw new Error(`left: ${left.join(', ')}`);
    });
  } else if (!isReady) skip('destroy', 'nothing was deployed');
  return { steps, refused, made: [...made].toSorted() };
}

export const lineOf = ({ name, outcome, says }: Step): string =>
  `${outcome.padEnd(7)} ${name}${says ? `: ${says}` : ''}`;

/** The printed report. Neither list has the types of a skipped stack. */
export function reportLines({ steps, refused, made }: Report): string[] {
  const counted = (outcome: Outcome) => steps.filter((step) => step.outcome === outcome).length;
  return [
    `${counted('passed')} passed, ${counted('failed')} failed, ${counted('NOT RUN')} NOT RUN.`,
    refused.length === 0 ? 'The endpoint has refused no type.' : 'Types that the endpoint has refused:',
    ...refused.map(({ type, stack, reason }) => `  ${type} in ${stack}: ${reason}`),
    `Types that it has made: ${made.length === 0 ? 'none' : made.join(', ')}.`,
  ];
}

/** 0 when everything passed, 1 when something failed, 2 when nothing failed but something was not run. */
export function exitCodeOf({ steps }: Report): 0 | 1 | 2 {
  if (steps.some(({ outcome }) => outcome === 'failed')) return 1;
  return steps.some(({ outcome }) => outcome === 'NOT RUN') ? 2 : 0;
}
