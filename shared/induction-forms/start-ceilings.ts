/**
 * How many starts, and as many completions, an hour or day allows before each further start takes a proof of work; above twice as many,
 * starts wait until staff release them (rule 7.2). An installation may set other numbers.
 */
export type StartCeilings = {
  addressPerHour: number;
  addressPerDay: number;
  formPerDay: number;
  companyPerDay: number;
};

export const START_CEILINGS: StartCeilings = {
  addressPerHour: 400,
  addressPerDay: 1000,
  formPerDay: 1000,
  companyPerDay: 5000,
};

/** For demos and e2e tests, which start more inductions from one machine than a site does. */
export const NO_START_CEILINGS: StartCeilings = {
  addressPerHour: 1e6,
  addressPerDay: 1e6,
  formPerDay: 1e6,
  companyPerDay: 1e6,
};

/** 0 below a ceiling, 1 from the ceiling on, 2 from twice the ceiling on. */
export function levelOf(count: number, ceiling: number): number {
  if (count < ceiling) return 0;
  return count < 2 * ceiling ? 1 : 2;
}
