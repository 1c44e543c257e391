import { createContext, useContext } from 'react';

/** The server's error messages by page or block and path: `part-7` → `lines.2` → message. */
type PlaceErrors = ReadonlyMap<string, ReadonlyMap<string, string>>;

export const PlaceErrorsContext = createContext<PlaceErrors>(new Map());

/** The error message at a path of a page or block, or below that path. */
export function usePlaceErrors(id: string): (path: string) => string | undefined {
  const errors = useContext(PlaceErrorsContext).get(id);
  return (path) => {
    if (!errors) return undefined;
    const exact = errors.get(path);
    if (exact !== undefined) return exact;
    for (const [at, words] of errors) if (at.startsWith(`${path}.`)) return words;
    return undefined;
  };
}
