/** The words around a renewal: they come with its files, so that no other page of a worker waits for them. */
export type RenewTexts = {
  title: string;
  /** Why it is asked for. */
  demanded: (reason: string) => string;
  by: (day: string) => string;
  over: (day: string) => string;
  soon: (day: string) => string;
  what: string;
  start: string;
  starting: string;
  failed: string;
  underWay: string;
  goOn: string;
  done: string;
  newPass: string;
  /** On the pages of a renewal. */
  intro: (carried: number, left: number) => string;
  introAll: string;
  details: string;
  carried: (day: string) => string;
  changed: string;
  changedText: string;
  listCarried: string;
  listChanged: string;
};
