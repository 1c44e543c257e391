type Listener = (at: number) => void;

let hear: Listener = () => undefined;

/** Registers the listener of the server's time in each API answer; in milliseconds since 1970, NaN where an answer has none. */
export function onServerTime(listener: Listener): void {
  hear = listener;
}

export function tellServerTime(at: number): void {
  hear(at);
}
