/**
 * Extracts stack lines from a text: JSON log lines, one or many, of the product or of Lambda's failed runs, in any wrapping; or a plain
 * stack.
 */
export function stackLines(text: string): string[] {
  const whole = parseObject(text);
  if (whole !== undefined) return stacksIn(whole);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.flatMap((line) => {
    const value = parseObject(line);
    // A stack copied out of JSON has escaped line ends.
    return value === undefined ? line.split('\\n').map((one) => one.trimEnd()) : stacksIn(value);
  });
}

/** Parses a text as a JSON object; undefined for anything else. */
function parseObject(text: string): object | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text) as object;
  } catch {
    return undefined;
  }
}

function stacksIn(value: unknown): string[] {
  if (typeof value === 'string') {
    const inner = parseObject(value);
    return inner === undefined ? [] : stacksIn(inner);
  }
  if (typeof value !== 'object' || value === null) return [];
  const { stack, stackTrace, error, message } = value as Record<string, unknown>;
  if (Array.isArray(stackTrace)) return stackTrace.map(String);
  if (typeof stack === 'string') return [`${String(error ?? 'Error')}: ${String(message ?? '')}`, ...stack.split('\n')];
  return Object.values(value).flatMap(stacksIn);
}
