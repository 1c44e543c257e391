/** A number that was counted up to a limit: `500+` where there may be more. */
export function countedOf(text: string, { count, isMore }: { count: number; isMore: boolean }) {
  return { shown: `${count}${isMore ? '+' : ''}`, text };
}
