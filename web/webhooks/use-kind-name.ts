import { useTranslation } from 'react-i18next';
import { TEST_KIND, WEBHOOK_KINDS } from '../../shared/webhooks/webhook-kinds.ts';

/** The name of a kind of event; one that only another release knows is shown as it is. */
export function useKindName(): (kind: string) => string {
  const { t } = useTranslation();
  return (given) => {
    const kind = [...WEBHOOK_KINDS, TEST_KIND].find((one) => one === given) as
      | (typeof WEBHOOK_KINDS)[number]
      | typeof TEST_KIND
      | undefined;
    return kind === undefined ? given : t(`webhooks.kind.${keyOf(kind)}`);
  };
}

type KeyOf<Kind extends string> = Kind extends `${infer Of}.${infer What}` ? `${Of}_${What}` : Kind;

/** A dot would lead deeper into the texts. */
const keyOf = <Kind extends string>(kind: Kind) => kind.replace('.', '_') as KeyOf<Kind>;
