/** Nobody waits any longer for what was asked; it may still be done. */
class NoAnswerInTime extends Error {
  override readonly name = 'TimeoutError';
}

/** The answer of `asked`, or NoAnswerInTime after so many milliseconds. */
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
