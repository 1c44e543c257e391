import type { Files } from './outside/files-s3.ts';
import type { MailSender } from './outside/mail-ses.ts';
import type { CompanyRegister } from './outside/prh-companies.ts';
import type { SmsSender } from './outside/sms-sns.ts';
import type { TaxNumberRegister } from './outside/tax-number-register.ts';
import type { Keys } from './http/keys.ts';
import type { Table } from './store/table.ts';

/** What an installation may set. */
export type Settings = {
  version: string;
  /** The public origin, without a trailing slash. */
  baseUrl: string;
  wordmark: string;
  /** `{product}` of the specification. */
  productWord: string;
  mailFrom: string;
  /** The fewest characters of a new password. */
  shortestPassword: number;
  /** The value of `x-origin-secret` that only our own edge sends; empty refuses every viewer address. */
  originSecret: string;
};

/** Every side effect of the functions, as one object. */
export type World = {
  settings: Settings;
  keys: Keys;
  table: Table;
  files: Files;
  mail: MailSender;
  sms: SmsSender;
  /** Registers that the installation asks; undefined where none is configured. */
  companyRegister: CompanyRegister | undefined;
  taxNumberRegister: TaxNumberRegister | undefined;
  now: () => Date;
  /** Cryptographically random bytes. */
  randomBytes: (count: number) => Uint8Array;
  log: (entry: Record<string, string | number | boolean | undefined>) => void;
};
