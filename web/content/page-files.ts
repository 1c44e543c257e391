import type { Card } from '../../shared/cards/card.ts';
import type { AuthoredFile } from '../../shared/content/block-kind.ts';
import { isImagePresent } from '../../shared/content/card-rules.ts';
import type { UserForm } from '../../shared/user-forms/user-form.ts';

/** A folder of files with its token. */
type FileFolder = { folder: string; token: string };

/** The folders of the answers' pictures and of the author's files. */
export type PageFiles = FileFolder & {
  authored?: Readonly<Record<AuthoredFile['folder'], FileFolder>>;
  /** The URL of a picture on this device; undefined where the device lacks it. */
  onDevice?: ((name: string) => string | undefined) | undefined;
  /** When the server received a signature's drawing, ISO 8601 UTC; undefined where it has not. */
  givenAt?: (name: string) => string | undefined;
};

type WithFiles = Pick<
  UserForm,
  '_id' | 'pages' | 'inductionForm' | 'fileToken' | 'formImageToken' | 'formDocumentToken'
>;

/** A user form's files: those of its answers and those of its induction form. */
export function userFormFiles(userForm: WithFiles): PageFiles {
  const { _id, pages, inductionForm, fileToken, formImageToken, formDocumentToken } = userForm;
  return {
    givenAt: (name) => pages.find(({ signatureTimes }) => signatureTimes?.[name])?.signatureTimes?.[name],
    folder: `/static/images/userForm/${_id}/`,
    token: fileToken,
    authored: {
      images: { folder: `/static/images/inductionForm/${inductionForm._id}/`, token: formImageToken },
      documents: { folder: `/static/documents/inductionForm/${inductionForm._id}/`, token: formDocumentToken },
    },
  };
}

/** A card's files. */
export function cardFiles({ _id, fileToken }: Pick<Card, '_id' | 'fileToken'>): PageFiles {
  return { folder: `/static/images/card/${_id}/`, token: fileToken };
}

/** The URL of a stored file. */
export function urlIn({ folder, token }: FileFolder, name: string): string {
  return `${folder}${encodeURIComponent(name.trim())}?token=${encodeURIComponent(token)}`;
}

/** A picture's URL: a stored file by name, or a data URL unchanged; undefined without a picture. */
export function pictureUrl(picture: string, files: PageFiles | undefined): string | undefined {
  if (picture.startsWith('data:image/')) return picture;
  const own = files?.onDevice?.(picture);
  if (own !== undefined) return own;
  return files && isImagePresent(picture) ? urlIn(files, picture) : undefined;
}

/** The URL of an author's file; undefined where its name marks a missing file. */
export function authoredUrl({ folder, name }: AuthoredFile, files: PageFiles | undefined): string | undefined {
  return files?.authored && isImagePresent(name) ? urlIn(files.authored[folder], name) : undefined;
}
