import { isImagePresent } from '../../shared/content/card-rules.ts';

/** A folder of files and the token that opens it. */
export type PageFiles = { folder: string; token: string };

/** The pictures that the answers of a user form refer to. */
export function userFormFiles(userFormId: string, token: string): PageFiles {
  return { folder: `/static/images/userForm/${userFormId}/`, token };
}

/** The address of a picture: a stored file by its name, or a data URL as it is; nothing where no picture is there. */
export function pictureUrl(picture: string, files: PageFiles | undefined): string | undefined {
  if (picture.startsWith('data:image/')) return picture;
  if (!files || !isImagePresent(picture)) return undefined;
  return `${files.folder}${encodeURIComponent(picture.trim())}?token=${encodeURIComponent(files.token)}`;
}
