import { isImagePresent } from '../../shared/content/card-rules.ts';
import type { UserForm } from '../../shared/user-forms/user-form.ts';

/** A folder of files and the token that opens it. */
type FileFolder = { folder: string; token: string };

/** A file that the author put on the page. */
type AuthoredFile = { folder: 'images' | 'documents'; name: string };

/** Where the pictures in the answers lie, and what the author put on the pages. */
export type PageFiles = FileFolder & {
  authored?: Readonly<Record<AuthoredFile['folder'], FileFolder>>;
  /** The address of a picture that the device itself holds; nothing where it has it not. */
  onDevice?: ((name: string) => string | undefined) | undefined;
  /** When the server was given the drawing of a signature, ISO 8601 UTC; nothing where it has it not. */
  givenAt?: (name: string) => string | undefined;
};

type WithFiles = Pick<
  UserForm,
  '_id' | 'pages' | 'inductionForm' | 'fileToken' | 'formImageToken' | 'formDocumentToken'
>;

/** The files of a user form: those that its answers refer to, and those of its induction form. */
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

/** The address of a stored file in a folder. */
export function urlIn({ folder, token }: FileFolder, name: string): string {
  return `${folder}${encodeURIComponent(name.trim())}?token=${encodeURIComponent(token)}`;
}

/** The address of a picture: a stored file by its name, or a data URL as it is; nothing where no picture is there. */
export function pictureUrl(picture: string, files: PageFiles | undefined): string | undefined {
  if (picture.startsWith('data:image/')) return picture;
  const own = files?.onDevice?.(picture);
  if (own !== undefined) return own;
  return files && isImagePresent(picture) ? urlIn(files, picture) : undefined;
}

/** The address of a file that the author put on the page; nothing where its name says that there is none. */
export function authoredUrl({ folder, name }: AuthoredFile, files: PageFiles | undefined): string | undefined {
  return files?.authored && isImagePresent(name) ? urlIn(files.authored[folder], name) : undefined;
}
