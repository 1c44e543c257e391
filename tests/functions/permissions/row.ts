import type { StaffRole } from '../../../shared/core/roles.ts';
import type { Thing } from './things.ts';

/**
 * Who may call an endpoint, written by hand and never taken from the declarations:
 * a role inside its company (root may all that staff may), `own` for the holder of a token made for the thing and the user
 * who claimed it, `print` for whoever has the link of a permit's print, `self` for the user who the thing is, `loggedIn`, `anyToken`, `anyone`.
 */
export type Who = StaffRole | 'own' | 'print' | 'self' | 'loggedIn' | 'anyToken' | 'anyone';

export type Row = {
  who: readonly Who[];
  /** Whether a program with an API key may; unsaid, it may read what its roles read and change nothing. */
  keys?: boolean;
  /** Whether it also reaches things of other companies: where it rests on a proof, or answers only what is one's own. */
  everywhere?: true;
  /** Whether the thing is another for every call, since a call changes who may make the next. */
  fresh?: true;
  /** What is sent where an empty object would be refused before anybody looks who sends it. */
  body?: (number: number, id: string, thing?: Thing) => unknown;
  /** The query; where it names the thing or its company, by their ids. */
  query?: (company: string, id: string) => string;
};
