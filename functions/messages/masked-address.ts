/** `matti@esimerkki.fi` as `m•••@e•••.fi`: enough to know one's own, too little to learn another's. */
export function maskedEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  const ending = domain.slice(domain.lastIndexOf('.'));
  return domain === '' ? '' : `${local.slice(0, 1)}•••@${domain.slice(0, 1)}•••${ending}`;
}

/** `+358401234512` as `+358 ••• ••12`. */
export function maskedPhone(phoneNumber: string): string {
  return `${phoneNumber.slice(0, 4)} ••• ••${phoneNumber.slice(-2)}`;
}
