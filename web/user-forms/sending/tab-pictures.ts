import type { TFunction } from 'i18next';
import { newUuid } from '../../app/api/uuid.ts';
import type { PictureUpload } from '../../content/picture-upload.ts';
import { smallPicture } from '../../content/small-picture.ts';
import { localName } from '../../offline/local-pictures.ts';
import { pictureRefusal } from '../../pictures/picture-refusal.ts';

/** Pictures that stay in the page's memory and are never uploaded. */
export class TabPictures {
  readonly #urls = new Map<string, string>();

  urlOf = (name: string): string | undefined => this.#urls.get(name);

  taker(t: TFunction): PictureUpload {
    return async (file, { maxBytes, signal }) => {
      try {
        const picture = await smallPicture(file, maxBytes, signal);
        const name = localName(newUuid());
        this.#urls.set(name, URL.createObjectURL(picture));
        return { name };
      } catch (error) {
        return signal.aborted ? undefined : { refusal: pictureRefusal(t, error) };
      }
    };
  }
}
