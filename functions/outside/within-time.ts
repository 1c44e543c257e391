/** The caller no longer waits; the work may still finish. */
class NoAnswerInTime extends Error {
  override readonly name = 'TimeoutError';
}

/** The result of `asked`, or NoAnswerInTime after the given milliseconds. */
export async function withinTime<T>(milliseconds: number, asked: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswerInTime(`no answer in ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}
