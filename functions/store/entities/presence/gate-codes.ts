import * as z from 'zod/mini';
import { Id } from '../../../../shared/core/fields.ts';
import type { Project } from '../../../../shared/projects/project.ts';
import { itemReader } from '../../item-reader.ts';
import type { Item } from '../../items.ts';
import { gateCodeKey } from '../../site-keys.ts';
import type { Write } from '../../table.ts';

const ENTITY = 'gateCode';
export const siteOfGate = itemReader(ENTITY, { schema: z.object({ project: Id }) });

type Gated = Pick<Project, '_id' | 'gateId'>;

/** What leads from the code of a project's gate to the project; nothing where it has none. */
export function gateCodeItems({ _id: project, gateId }: Gated): Item[] {
  return gateId === null ? [] : [{ ...gateCodeKey(gateId), entity: ENTITY, project }];
}

/** The writes by which the code of a gate follows its project. */
export function gateCodeWrites(before: Gated | undefined, after: Gated | undefined): Write[] {
  if (before?.gateId === after?.gateId) return [];
  return [
    ...(after ? gateCodeItems(after).map((put) => ({ put })) : []),
    ...(before ? gateCodeItems(before).map(({ PK, SK }) => ({ delete: { PK, SK } })) : []),
  ];
}
