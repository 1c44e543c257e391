const ADDRESS = /^(?:https?:\/\/)?[^\s/?#]*\/v\/([A-Za-z0-9_-]{22})\/?(?:[?#]\S*)?$/;

/** The id of the pass whose address this is, on any host; undefined for any other text. */
export function passIdIn(text: string): string | undefined {
  return ADDRESS.exec(text.trim())?.[1];
}
