import { permitValidity } from '../../../shared/permits/permit-validity.ts';

/** The days on which the clocks of Helsinki are changed. */
export const CHANGE_DAYS = ['2026-03-29', '2026-10-25', '2027-03-28', '2027-10-31'] as const;

const two = (number: number) => String(number).padStart(2, '0');
export const QUARTERS = Array.from({ length: 96 }, (_, at) => `${two(Math.floor(at / 4))}:${two((at % 4) * 15)}`);

/** The instant from which and until which a permit of that time alone is good, as ISO 8601 UTC. */
export function endsOf(date: string, time: string): [from: string | undefined, until: string | undefined] {
  const validity = permitValidity({ startDate: date, endTime: date, dailyStartTime: time, dailyEndTime: time });
  return [validity?.from.toISOString(), validity?.until.toISOString()];
}

/** Every quarter of an hour of every such day. */
export const validityTable = () => CHANGE_DAYS.flatMap((date) => QUARTERS.map((time) => endsOf(date, time)));

if (process.env['PRINT_VALIDITY_TABLE'] === 'yes') {
  process.stdout.write(JSON.stringify({ table: validityTable(), offset: new Date(0).getTimezoneOffset() }));
}
