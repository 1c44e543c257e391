import type { Key } from './items.ts';

// What the files of keys beside this one are spelled with.

export const padNumber = (number: number, digits: number) => String(number).padStart(digits, '0');

/** The key of an item that has nothing beside it. */
export const alone = (name: string, id: string): Key => ({ PK: `${name}#${id}`, SK: name });

/** The key of what lies beside a thing. */
export const beside = ({ PK }: Key, SK: string): Key => ({ PK, SK });
