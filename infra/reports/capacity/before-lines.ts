import { OF_COMPANY } from '../../../functions/messages/sending-budgets.ts';
import { START_CEILINGS } from '../../../shared/induction-forms/start-ceilings.ts';
import { ASSUMED } from '../cost/monthly-cost.ts';
import { count, HOURS, type Hour } from './hour.ts';
import { FIVE_MINUTES, mailWaits, rateFor } from './mail-lanes.ts';
import type { Measured } from './measured.ts';
import { needsOf } from './needs.ts';
import { QUOTAS } from './quotas.ts';

/** What an operator does some days before such an hour, a sentence each. */
export function beforeLines({ use, prices, keys }: Measured): string[] {
  const both = (of: (hour: Hour) => number) => HOURS.map((hour) => count(of(hour))).join(' or ');
  const indexes = Object.entries(keys.places)
    .map(([place, units]) => `${place === 'table' ? 'the table itself' : place} ${units}`)
    .join(', ');
  return [
    `Lambda, *Concurrent executions*: ${count(QUOTAS.parallelRuns)} in the stage's region.`,
    `DynamoDB: \`aws dynamodb update-table --warm-throughput\` for the table and each index, ${both((hour) => 1.5 * needsOf(hour, use, prices).writeUnits)} write units in all, shared as an induction's units are: ${indexes}. A table that has already had half of that in its busiest half hour needs none.`,
    `SES: a sending quota of ${both((hour) => mailWaits(hour, ASSUMED.mails, QUOTAS.mailsPerSecond).mails)} mails a day, and ${both((hour) => rateFor(hour, ASSUMED.mails, FIVE_MINUTES))} a second. At ${QUOTAS.mailsPerSecond} a second and ${count(QUOTAS.mailsPerDay)} a day codes are in time, and receipts come hours or days later.`,
    `Mails about inductions of one company: ${count(OF_COMPANY.email.most)} a day (\`functions/messages/sending-budgets.ts\`), after which they are held, and dropped after two days. Several companies each have as many.`,
    `Starts: from ${count(START_CEILINGS.companyPerDay)} a day of one company on phones work out a proof, from twice as many staff release them: raise \`starts.companyPerDay\` in the settings.`,
    `SMS: raise the account's limit in SNS, \`smsDollars\`, and \`functions/messages/sms-cap.ts\`; codes and permits have a third of the cap for themselves.`,
  ];
}
