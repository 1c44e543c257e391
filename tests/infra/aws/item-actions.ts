const ALL = [
  'BatchGetItem',
  'BatchWriteItem',
  'ConditionCheckItem',
  'DeleteItem',
  'GetItem',
  'PutItem',
  'Query',
  'UpdateItem',
];

/** Reminders take nothing away, and a poster counts wrong PINs alone. */
const LACKED: Readonly<Record<string, readonly string[]>> = {
  Reminders: ['BatchWriteItem', 'DeleteItem'],
  Poster: ['BatchWriteItem', 'ConditionCheckItem', 'DeleteItem', 'PutItem', 'Query'],
};

/** What a function may do with items, by its logical id. */
export function itemActions(id: string): string[] {
  return ALL.filter((action) => !LACKED[id]?.includes(action)).map((action) => `dynamodb:${action}`);
}
