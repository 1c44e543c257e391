import PostalMime from 'postal-mime';

export type Email = { to: string[]; subject?: string; text: string; html?: string };

/** Parses a raw message (RFC 5322, MIME): recipients, subject, plain and HTML text. */
export async function parseEmail(raw: Buffer): Promise<Email> {
  const { to = [], cc = [], bcc = [], subject, text = '', html } = await PostalMime.parse(raw);
  const recipients = [...to, ...cc, ...bcc].flatMap(({ address, group = [] }) =>
    address === undefined ? group.map((member) => member.address) : [address],
  );
  return {
    to: recipients,
    text: text.trimEnd(),
    ...(html === undefined ? {} : { html: html.trimEnd() }),
    ...(subject === undefined ? {} : { subject }),
  };
}
