import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { messageApi } from '../../shared/messages/message-api.ts';
import type { MessageReason, MessageSubject } from '../../shared/messages/message-shapes.ts';
import { call } from '../app/api/call.ts';
import { Tag } from '../ui/figures/tag.tsx';
import { useDateTime } from '../ui/use-date-time.ts';
import { Stack } from '../ui/layout/stack.tsx';
import { Row } from '../ui/layout/row.tsx';

/** Why a mail did not arrive, or was withheld because an earlier one had not arrived. */
const RETURNED = ['bounced', 'complained', 'address_bounced', 'address_complained'] as const satisfies MessageReason[];

type Subject = { kind: MessageSubject; id: string };

/** When and why the newest message about a subject failed; undefined where no failure is known. */
function useReturned({ kind, id }: Subject) {
  const { data } = useQuery({
    queryKey: [kind, id, 'newest message'],
    queryFn: ({ signal }) => call(messageApi.list, { query: { about: `${kind}#${id}`, limit: '1' } }, { signal }),
  });
  const newest = data?.items[0];
  const reason = RETURNED.find((each) => each === newest?.reason);
  return newest && reason && { reason, at: newest.finished ?? newest.created };
}

/** Says that the newest message about a subject failed, when and why; `children` say what to do. Renders nothing without a failure. */
export function ReturnedMessage({ kind, id, children }: Subject & { children: ReactNode }) {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  const returned = useReturned({ kind, id });
  if (!returned) return null;
  return (
    <Stack gap={2} align="start">
      <Row as="p" gap={2} align="center">
        <Tag tone="cardExpired">{t('approval.messages.state.bounced')}</Tag> {dateTime(returned.at)}
      </Row>
      <p>{t(`approval.messages.reason.${returned.reason}`)}</p>
      {children}
    </Stack>
  );
}
