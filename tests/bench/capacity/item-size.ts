import type { AttributeValue } from '@aws-sdk/client-dynamodb';

/** An attribute as the SDK reads it, or as it is on the wire, where binary is base64. */
export type StoredValue = AttributeValue | { B: string };
export type StoredItem = Readonly<Record<string, StoredValue>>;

/** A key's text; empty for what is no text. */
export const textOf = (value: StoredValue | undefined): string => (value && 'S' in value ? (value.S ?? '') : '');

const CONTAINER_BYTES = 3;
const ELEMENT_BYTES = 1;

/**
 * Bytes of an item by DynamoDB's own rules: names and values in UTF-8, numbers by their significant digits
 * (docs.aws.amazon.com, "DynamoDB item sizes and formats").
 */
export function itemBytes(item: StoredItem): number {
  return sum(Object.entries(item).map(([name, value]) => Buffer.byteLength(name) + valueBytes(value)));
}

function valueBytes(value: StoredValue): number {
  if (value.B !== undefined) return binaryBytes(value.B);
  if (value.S !== undefined) return Buffer.byteLength(value.S);
  if (value.N !== undefined) return numberBytes(value.N);
  if (value.BOOL !== undefined || value.NULL !== undefined) return 1;
  return value.M !== undefined || value.L !== undefined ? containerBytes(value) : setBytes(value);
}

function containerBytes({ M, L }: AttributeValue): number {
  const elements = M ? [itemBytes(M)] : (L ?? []).map(valueBytes);
  const count = Object.keys(M ?? L ?? []).length;
  return CONTAINER_BYTES + count * ELEMENT_BYTES + sum(elements);
}

function setBytes({ SS, NS, BS }: AttributeValue): number {
  if (SS) return sum(SS.map((text) => Buffer.byteLength(text)));
  if (NS) return sum(NS.map(numberBytes));
  if (BS) return sum(BS.map(binaryBytes));
  throw new TypeError('an attribute of a type that DynamoDB does not have');
}

function binaryBytes(value: Uint8Array | string): number {
  return typeof value === 'string' ? Buffer.from(value, 'base64').length : value.length;
}

/** One byte for two significant digits and one more; another for a minus. */
function numberBytes(text: string): number {
  const [mantissa = ''] = text.toLowerCase().split('e');
  const digits = mantissa.replace(/[-+.]/g, '').replace(/^0+|0+$/g, '');
  return 1 + Math.ceil(digits.length / 2) + (text.startsWith('-') ? 1 : 0);
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
