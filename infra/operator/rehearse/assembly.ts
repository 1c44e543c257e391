import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A stack in a synthesized assembly. */
export type DeployedStack = { name: string; region: string; needs: string[]; types: string[] };

type Artifact = {
  type: string;
  environment?: string;
  dependencies?: string[];
  properties?: { templateFile?: string };
};

const STACK = 'aws:cloudformation:stack';

/** The stacks of an assembly, in dependency order. */
export function stacksOf(folder: string): DeployedStack[] {
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  const { artifacts } = read('manifest.json') as { artifacts: Record<string, Artifact> };
  const stacks = Object.entries(artifacts).flatMap(([name, { type, environment, dependencies = [], properties }]) => {
    if (type !== STACK) return [];
    const { Resources = {} } = read(properties?.templateFile ?? '') as { Resources?: Record<string, { Type: string }> };
    return [
      {
        name,
        region: environment?.split('/').at(-1) ?? '',
        needs: dependencies.filter((other) => artifacts[other]?.type === STACK),
        types: [...new Set(Object.values(Resources).map(({ Type }) => Type))].toSorted(),
      },
    ];
  });
  return inOrder(stacks);
}

function inOrder(stacks: readonly DeployedStack[]): DeployedStack[] {
  const done: DeployedStack[] = [];
  const left = new Set(stacks);
  while (left.size > 0) {
    const next = [...left].find(({ needs }) => needs.every((need) => done.some(({ name }) => name === need)));
    if (!next) throw new Error('the stacks need each other in a circle');
    left.delete(next);
    done.push(next);
  }
  return done;
}
