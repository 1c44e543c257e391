/** The pages of an induction and how many of them are signed, read from `"7/9"`. */
export type PagesSigned = { signed: number; total: number };

export function readPagesSigned(text: string): PagesSigned {
  const [signed = 0, total = 0] = text.split('/').map((part) => Number.parseInt(part, 10) || 0);
  return { signed: Math.min(signed, total), total };
}
