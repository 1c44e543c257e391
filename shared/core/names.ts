/** The names of a record in its order; with `satisfies Record<…, true>` the compiler reports a missing name. */
export const namesOf = <Name extends string>(all: Readonly<Record<Name, unknown>>): readonly Name[] =>
  Object.keys(all) as Name[];
