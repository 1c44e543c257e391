import type { ListState } from '../list/list-state.ts';
import type { CursorList } from '../list/use-cursor-list.ts';

type Searched<State extends string, Sort extends string> = Pick<
  ListState<State, Sort>,
  'q' | 'archived' | 'state' | 'sort'
>;

/** A list as its toolbar sees it. */
export type Filtered<State extends string, Sort extends string> = Pick<
  CursorList<unknown, State, Sort>,
  'name' | 'sorts' | 'shown' | 'widen'
> & { state: Searched<State, Sort>; change: (change: Partial<Searched<State, Sort>>) => void };
