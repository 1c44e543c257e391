import { createReadStream } from 'node:fs';

/** The lines of a file, in chunks. */
export async function* readLines(file: string, size: number): AsyncGenerator<string[]> {
  const lines: string[] = [];
  let torn = '';
  for await (const chunk of createReadStream(file, 'utf8') as AsyncIterable<string>) {
    const [first = '', ...others] = chunk.split('\n');
    const whole = [torn + first, ...others];
    torn = whole.pop() ?? '';
    lines.push(...whole);
    while (lines.length >= size) yield lines.splice(0, size);
  }
  if (lines.length > 0) yield lines;
}
