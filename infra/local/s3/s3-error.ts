/** An error in S3's format: HTTP status and error code. */
export class S3Error extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string = code) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export const accessDenied = (message?: string): S3Error => new S3Error(403, 'AccessDenied', message);
export const notImplemented = (what: string): S3Error =>
  new S3Error(501, 'NotImplemented', `The local object store does not know ${what}.`);
