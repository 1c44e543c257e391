type Listener = (at: number) => void;

let hear: Listener = () => undefined;

/** Has the time of every answer of the API told; in milliseconds since 1970, NaN where an answer tells none. */
export function onServerTime(listener: Listener): void {
  hear = listener;
}

export function tellServerTime(at: number): void {
  hear(at);
}
