// <EmailAddress email={email} />: an address that wraps does so after its @; other text stays as it is.
export function EmailAddress({ email }: { email: string }) {
  const [, name, domain] = /^([^@]*@?)(.*)$/.exec(email) ?? [];
  return (
    <>
      {name}
      <wbr />
      {domain}
    </>
  );
}
