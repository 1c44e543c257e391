import type { AlertBlock as Block } from '../../../shared/content/kinds/alert.ts';
import { Alert } from '../../ui/alert.tsx';

export function AlertBlock({ block }: { block: Block }) {
  return <Alert kind={block.type}>{block.text}</Alert>;
}
