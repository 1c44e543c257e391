import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

function ops(...words: string[]): { status: number | null; said: string; errors: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'infra/operator/ops.ts', ...words],
    {
      encoding: 'utf8',
    },
  );
  return { status, said: stdout, errors: stderr };
}

test.for([['--help'], ['doctor', '--help']])('%j lists the commands, and is no error', (words) => {
  const { status, said, errors } = ops(...words);
  expect({ status, errors }).toEqual({ status: 0, errors: '' });
  expect(said).toContain('  restore-drill ');
});

test.for([
  { words: ['undo'], says: 'npm run ops -- <command>' },
  { words: ['doctor', '--stge', 'test'], says: "Unknown option '--stge'" },
  { words: ['backup', '--to'], says: 'npm run ops -- --help' },
])('$words is refused in words and without a stack', ({ words, says }) => {
  const { status, errors } = ops(...words);
  expect(status).toBe(2);
  expect(errors).toContain(says);
  expect(errors).not.toMatch(/^ {4}at /m);
});
