import type { SessionLimits } from '../shared/sessions/session-limits.ts';
import type { SecondFactorRules } from '../shared/core/second-factor-rules.ts';
import type { StartCeilings } from '../shared/induction-forms/start-ceilings.ts';
import type { Files } from './outside/files-s3.ts';
import type { CountMails, MailSender } from './outside/mail-ses.ts';
import type { Network } from './outside/network.ts';
import type { CompanyRegister } from './outside/prh-companies.ts';
import type { SmsSender } from './outside/sms-sns.ts';
import type { TaxNumberRegister } from './outside/tax-number-register.ts';
import type { Keys } from './security/keys.ts';
import type { Table } from './store/table.ts';

/** The settings of an installation. */
export type Settings = {
  version: string;
  /** The public origin, without a trailing slash. */
  baseUrl: string;
  wordmark: string;
  /** The word for an induction in addresses and texts, `perehdytys` unless an installation sets another. */
  productWord: string;
  mailFrom: string;
  /** The fewest characters of a new password. */
  shortestPassword: number;
  /** The starts and completions after which each further start requires a proof of work, and later a release by staff. */
  starts: StartCeilings;
  sessions: SessionLimits;
  secondFactor: SecondFactorRules;
  /** The value of `x-origin-secret` that the edge of a machine of one's own sends; empty on AWS, where it is one of the keys. */
  originSecret: string;
};

/** Every side effect of the functions, as one object. */
export type World = {
  settings: Settings;
  keys: Keys;
  table: Table;
  files: Files;
  mail: MailSender;
  countMails: CountMails;
  sms: SmsSender;
  /** The installation's registers; undefined where not configured. */
  companyRegister: CompanyRegister | undefined;
  taxNumberRegister: TaxNumberRegister | undefined;
  /** How customers' addresses are resolved, and which may be called. */
  network: Network;
  now: () => Date;
  /** Cryptographically random bytes. */
  randomBytes: (count: number) => Uint8Array;
  log: (entry: Record<string, string | number | boolean | undefined>) => void;
};
