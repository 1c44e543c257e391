/** One mailbox or number as one text: letter case and what stands after a plus (RFC 5233) make no other recipient. */
export function mailboxOf(to: string): string {
  const trimmed = to.trim().toLowerCase();
  const at = trimmed.lastIndexOf('@');
  if (at < 0) return trimmed;
  const [local = ''] = trimmed.slice(0, at).split('+');
  return `${local}${trimmed.slice(at)}`;
}
