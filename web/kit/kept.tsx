// <Kept first="">{(value, keep) => <TextField value={value} onChange={keep} … />}</Kept>: a sample that keeps its value, so that users can try it.
import { useState, type ReactNode } from 'react';

type KeptProps<Value> = { first: Value; children: (value: Value, keep: (value: Value) => void) => ReactNode };

export function Kept<Value>({ first, children }: KeptProps<Value>) {
  const [value, setValue] = useState(first);
  return children(value, (next) => setValue(next));
}
