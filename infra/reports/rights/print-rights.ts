import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rightsOfRoles, type Template } from './rights-of-roles.ts';

const FOLDER = 'cdk.out';
const ENDING = '.template.json';

if (existsSync(FOLDER)) {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith(ENDING));
  for (const file of files) {
    const lines = rightsOfRoles(JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as Template);
    if (lines.length > 0) process.stdout.write(`# ${path.basename(file, ENDING)}\n${lines.join('\n')}\n\n`);
  }
} else {
  process.stderr.write('There is nothing to read: run npx cdk synth --quiet first.\n');
  process.exitCode = 2;
}
