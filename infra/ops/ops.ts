import { parseArgs } from 'node:util';
import { readSettings } from '../local/settings.ts';
import { StartError } from '../local/start-error.ts';
import { COMMANDS, type Options } from './commands.ts';
import { OperatorError } from './installation.ts';
import { openLocalInstallation } from './local-installation.ts';
import { openStage } from './stage-installation.ts';

const OPTIONS = [
  'stage',
  'company',
  'email',
  'name',
  'to',
  'from',
  'user-form',
  'card',
  'phone',
  'by',
  'which',
] as const;
/** Those that take no value. */
const FLAGS = ['dry-run', 'list-kept-elsewhere', 'leaked'] as const;

const HELP = `npm run ops -- <command> [--stage <stage>] …

Without --stage it is about the data folder of this machine (DATA_DIR), whose server must not be running.

${Object.entries(COMMANDS)
  .map(([name, { summary, options }]) => `  ${name} ${options}\n      ${summary}`)
  .join('\n')}`;

const SAID_EVERY_MILLISECONDS = 2000;

/** Beside the command's own output, which may be kept in a file. */
const sayBeside = (text: string): void => void process.stderr.write(`  ${text}\n`);

/** Lets one of many texts through every other second. */
function onceInAWhile(say: (text: string) => void): (text: string) => void {
  let last = -Infinity;
  return (text) => {
    const now = performance.now();
    if (now - last < SAID_EVERY_MILLISECONDS) return;
    last = now;
    say(text);
  };
}

/** Runs one command of an operator; answers the exit code: 0, 1 where something is not well, 2 for what cannot be done. */
async function runOps(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: Object.fromEntries([
      ...OPTIONS.map((name) => [name, { type: 'string' as const }] as const),
      ...FLAGS.map((name) => [name, { type: 'boolean' as const }] as const),
    ]),
  });
  const [name = '', what] = positionals;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new OperatorError(HELP);
  const { stage, ...options } = Object.fromEntries(
    Object.entries(values).map(([option, value]) => [option, value === true ? 'yes' : String(value)]),
  ) as Options & { stage?: string };
  const installation = await (stage === undefined
    ? openLocalInstallation(readSettings(process.env))
    : openStage(stage));
  const { lines, isWell } = await command
    .run(installation, what === undefined ? options : { ...options, what }, onceInAWhile(sayBeside))
    .finally(installation.close);
  process.stdout.write(`${lines.join('\n')}\n`);
  return isWell ? 0 : 1;
}

process.exitCode = await runOps().catch((error: unknown) => {
  const isSaid = error instanceof OperatorError || error instanceof StartError;
  process.stderr.write(
    `${isSaid || !(error instanceof Error) ? String(isSaid ? error.message : error) : error.stack}\n`,
  );
  return 2;
});
