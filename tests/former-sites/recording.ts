/** One call as a site made it, with what it got. */
export type RecordedCall = {
  method: string;
  /** Under `/api`. */
  path: string;
  token: string | undefined;
  key: string | undefined;
  body: unknown;
  status: number;
  answer: unknown;
};

/** What a site called while a worker took the form from the PIN to the receipt, in its order. */
export type Recording = { site: string; form: object; pin: string; calls: RecordedCall[] };
