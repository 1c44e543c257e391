/** One mailbox or number as one text: letter case and a suffix after a plus (RFC 5233) do not make another recipient. */
export function mailboxOf(to: string): string {
  const trimmed = to.trim().toLowerCase();
  const at = trimmed.lastIndexOf('@');
  if (at < 0) return trimmed;
  const [local = ''] = trimmed.slice(0, at).split('+');
  return `${local}${trimmed.slice(at)}`;
}
