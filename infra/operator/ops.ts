import { parseArgs } from 'node:util';
import { readSettings } from '../local/settings.ts';
import { StartError } from '../local/start-error.ts';
import type { Options } from './command.ts';
import { COMMANDS } from './commands.ts';
import { OperatorError } from './installation.ts';
import { openLocalInstallation } from './local-installation.ts';
import { settingsOf } from '../aws/stages.ts';
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
  'ring',
  'kind',
  'item',
  'at',
  'settings',
] as const;
/** Options without a value. */
const FLAGS = ['dry-run', 'list-kept-elsewhere', 'leaked', 'deployed', 'help'] as const;

const HELP = `npm run ops -- <command> [--stage <stage> [--settings <file>]] …

Without --stage it is about the data folder of this machine (DATA_DIR), whose server must not be running. With --settings
the region of the stage is that of the file.

${Object.entries(COMMANDS)
  .map(([name, { summary, options }]) => `  ${name} ${options}\n      ${summary}`)
  .join('\n')}`;

const SAID_EVERY_MILLISECONDS = 2000;

/** Prints to stderr, since the command's own output may go to a file. */
const sayBeside = (text: string): void => void process.stderr.write(`  ${text}\n`);

/** Throttles progress texts to one every two seconds. */
function onceInAWhile(say: (text: string) => void): (text: string) => void {
  let last = -Infinity;
  return (text) => {
    const now = performance.now();
    if (now - last < SAID_EVERY_MILLISECONDS) return;
    last = now;
    say(text);
  };
}

/** The words of the command line; OperatorError for an option that there is not, or that lacks its value. */
function readWords() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: Object.fromEntries([
        ...OPTIONS.map((name) => [name, { type: 'string' as const }] as const),
        ...FLAGS.map((name) => [name, { type: 'boolean' as const }] as const),
      ]),
    });
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    throw new OperatorError(`${said}\nnpm run ops -- --help tells what there is.`);
  }
}

/** Runs one operator's command; returns the exit code: 0, 1 when something is not well, 2 when the command cannot run. */
async function runOps(): Promise<number> {
  const { values, positionals } = readWords();
  const [name = '', what] = positionals;
  if ('help' in values || name === 'help') {
    process.stdout.write(`${HELP}\n`);
    return 0;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new OperatorError(HELP);
  const { stage, settings, ...options } = Object.fromEntries(
    Object.entries(values).map(([option, value]) => [option, value === true ? 'yes' : String(value)]),
  ) as Options & { stage?: string; settings?: string };
  const installation = await (stage === undefined
    ? openLocalInstallation(readSettings(process.env))
    : openStage(stage, settings === undefined ? undefined : settingsOf(stage, settings)));
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
