/** A map link for an address's lines; undefined if they are empty. */
export function mapUrlOf(lines: readonly string[]): string | undefined {
  const address = lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(', ');
  return address === '' ? undefined : `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
}
