import type { KeptPicture } from './kept-induction.ts';
import { phone } from './phone.ts';

/** Addresses of the pictures that this phone holds, by the names under which the answers may have them. */
const urls = new Map<string, string>();

function show({ name, sentName, bytes }: KeptPicture): void {
  const url = urls.get(name) ?? URL.createObjectURL(new Blob([bytes], { type: 'image/jpeg' }));
  urls.set(name, url);
  if (sentName !== undefined) urls.set(sentName, url);
}

/** Makes the pictures of an induction ready to be shown without a network. */
export async function openPictures(userFormId: string): Promise<void> {
  for (const picture of await phone().pictures(userFormId)) show(picture);
}

/** Keeps a picture on this phone, and shows it from there. */
export async function keepPicture(picture: KeptPicture): Promise<void> {
  await phone().keepPicture(picture);
  show(picture);
}

/** Where this tab finds a picture of the phone's; nothing where the phone has it not. */
export function pictureOnPhone(name: string): string | undefined {
  return urls.get(name);
}
