import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import type { Command } from '../command.ts';
import { stackLines } from './stack-lines.ts';

export const TRACE_COMMAND: Readonly<Record<string, Command>> = {
  trace: {
    summary: 'tells where in the source the stack of a log line comes from; reads what is piped or pasted into it',
    options: '[--from <file>]',
    run: async ({ readSourceMap }, { from }) => {
      // The parser loads slowly, and other commands do not need it.
      const { resolveStack } = await import('./resolve-stack.ts');
      const told = await (from === undefined ? text(process.stdin) : readFile(from, 'utf8'));
      return { lines: await resolveStack(stackLines(told), readSourceMap), isWell: true };
    },
  },
};
