import type { Say } from './company/export-company.ts';
import type { Installation } from './installation.ts';

/** The command's arguments `--name value`; a flag has the value `yes`. */
export type Options = Readonly<Record<string, string | undefined>>;

export type Command = {
  summary: string;
  /** Its options, as the help shows them. */
  options: string;
  /** Returns the lines to print and whether all is well; a long command reports its progress with `say`. */
  run: (installation: Installation, options: Options, say?: Say) => Promise<Result>;
};
export type Result = { lines: string[]; isWell: boolean };
