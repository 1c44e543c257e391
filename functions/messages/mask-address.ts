/** `matti@esimerkki.fi` as `m•••@e•••.fi`: enough to recognise one's own address, too little to learn another person's. */
export function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  const ending = domain.slice(domain.lastIndexOf('.'));
  return domain === '' ? '' : `${local.slice(0, 1)}•••@${domain.slice(0, 1)}•••${ending}`;
}

/** `+358401234512` as `+358 ••• ••12`. */
export function maskPhone(phoneNumber: string): string {
  return `${phoneNumber.slice(0, 4)} ••• ••${phoneNumber.slice(-2)}`;
}
