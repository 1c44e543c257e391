import type { TFunction } from 'i18next';
import { errorText } from '../app/api/error-text.ts';
import type { PictureRefusal } from '../content/picture-upload.ts';
import { PictureRefused } from '../content/small-picture.ts';

/** Why a picture was refused, in words. */
export function pictureRefusal(t: TFunction, error: unknown): PictureRefusal {
  if (error instanceof PictureRefused) return { text: t(`pictures.refused.${error.reason}`), mayRetry: false };
  return { text: errorText(t, error), mayRetry: true };
}
