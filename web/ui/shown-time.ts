/** `07:05` in Finnish format: `7.05`. */
export function shownTime(time: string): string {
  return time.replace(/^0?(\d+):/, '$1.');
}
