import type { MessageKind } from '../../../functions/store/messages/messages.ts';

export const LINK = 'https://portti.example.com/o/AAAAAAAAAAAAAAAAAAAAAA';
export const PERMIT = {
  permitName: 'Tulityö katolla',
  number: '2026-0001',
  projectName: 'Kallion koulu',
  period: '20.11.2026 klo 7.00 – 21.11.2026 klo 16.00',
  link: 'https://portti.example.com/admin/projects/x/permit/AAAAAAAAAAAAAAAAAAAAAA',
};
const INDUCTION = { siteName: 'Kallion koulu', formName: 'Talotyömaa' };
const CARD = { cardName: 'Sähkötyöturvallisuuskortti', expires: '5.12.2026', projectName: 'Kallion koulu' };
export const MAILED = 'https://portti.example.com/reset-password/';
export const DATA: Record<MessageKind, Record<string, string>> = {
  editCode: { ...INDUCTION, minutes: '30' },
  cardCode: { formName: 'Tulityökortti', minutes: '30' },
  inductionLink: { ...INDUCTION, link: LINK },
  completionReceipt: {
    ...INDUCTION,
    name: 'Matti Meikäläinen',
    link: LINK,
    passLink: 'https://example.com/v/PPPPPPPPPPPPPPPPPPPPPP',
    signed: '20.11.2026 7.05',
  },
  newInduction: { ...INDUCTION, name: 'Matti Meikäläinen', company: 'Sähkö Valo Oy', link: LINK },
  inductionReturned: { ...INDUCTION, name: 'Matti', reason: 'Kortin kuva on epäselvä.', link: LINK },
  inductionReminder: { ...INDUCTION, name: 'Matti', expires: '5.12.2026', link: LINK },
  renewalAsked: {
    ...INDUCTION,
    name: 'Matti',
    reason: 'Nosturin paikka vaihtui.',
    expires: '5.12.2026',
    link: LINK,
  },
  passwordReset: { link: MAILED, minutes: '60' },
  passwordChanged: { link: LINK, at: '20.11.2026 7.05' },
  loginsFailed: { link: LINK, at: '20.11.2026 7.05' },
  emailChanged: { link: MAILED, days: '7', at: '20.11.2026 7.05', email: 'm•••@e•••.org' },
  secondFactorAdded: { link: LINK, at: '20.11.2026 7.05' },
  secondFactorRemoved: { link: LINK, at: '20.11.2026 7.05' },
  secondFactorReset: { link: LINK, at: '20.11.2026 7.05' },
  recoveryCodeUsed: { link: LINK, at: '20.11.2026 7.05' },
  signPinChanged: { link: LINK, at: '20.11.2026 7.05' },
  emailVerification: { link: MAILED, days: '7' },
  invitation: { link: MAILED, days: '7', name: 'Matti Meikäläinen', company: 'Rakennus Oy' },
  cardReminder: { ...CARD, name: 'Matti', link: LINK },
  cardDigest: {
    ...CARD,
    count: '52',
    more: '50',
    lines: 'Tulityökortti – Matti Meikäläinen, Valo Oy – 5.12.2026\nValttikortti – Maija Virtanen – 6.12.2026',
    link: LINK,
  },
  evidenceDay: { at: '24.11.2026', count: '12', lines: `${'a'.repeat(64)}\n${'b'.repeat(64)}`, link: LINK },
  cardUpdated: { ...CARD, name: 'Matti Meikäläinen', company: 'Sähkö Valo Oy', link: LINK },
  webhookParked: {
    name: 'Kulunvalvonta',
    at: '20.11.2026 7.05',
    link: 'https://portti.example.com/admin/my-company/webhooks',
  },
  permitToSign: { ...PERMIT, role: 'Grantor', link: 'https://portti.example.com/view-permit/AAAAAAAAAAAAAAAAAAAAAA/' },
  permitPin: { ...PERMIT, role: 'Grantor', link: 'https://portti.example.com/view-permit/AAAAAAAAAAAAAAAAAAAAAA/' },
  permitApproved: PERMIT,
  permitRejected: { ...PERMIT, reason: 'Vartija puuttuu.' },
  permitCancelled: PERMIT,
  permitSignaturesVoided: PERMIT,
  permitPinsWait: { ...PERMIT, link: LINK },
  permitSuspended: { ...PERMIT, name: 'Sari Salo', reason: 'Kaasuhälytin soi.' },
  permitResumed: { ...PERMIT, name: 'Matti Mestari' },
  permitExtension: { ...PERMIT, name: 'Sari Salo', reason: 'Sade viivästytti.' },
  permitExtended: PERMIT,
  permitNotExtended: { ...PERMIT, reason: '' },
  permitHandOver: { ...PERMIT, name: 'Olli Oksa' },
  permitHandedOver: { ...PERMIT, name: 'Hanna Hitsari' },
  permitNotHandedOver: { ...PERMIT, name: 'Olli Oksa', reason: 'Kortti puuttuu.' },
  permitStillToSign: PERMIT,
  permitEnds: PERMIT,
  permitWatch: PERMIT,
  permitWatchBegins: PERMIT,
  permitRoundLate: PERMIT,
  permitWorkNotEnded: PERMIT,
  retentionDue: { at: '20.12.2026', count: '14', lines: 'inductions 12\npresence 2', link: LINK },
};
export const SECRETS: Partial<Record<MessageKind, string>> = {
  editCode: '012345',
  cardCode: '012345',
  completionReceipt: '123456789',
  passwordReset: 'BBBBBBBBBBBBBBBBBBBBBB',
  emailVerification: 'BBBBBBBBBBBBBBBBBBBBBB',
  emailChanged: 'BBBBBBBBBBBBBBBBBBBBBB',
  invitation: 'BBBBBBBBBBBBBBBBBBBBBB',
  permitToSign: `654321 ${'K'.repeat(22)}`,
  permitPin: `654321 ${'K'.repeat(22)}`,
  permitExtension: `654321 ${'K'.repeat(22)}`,
  permitHandOver: `654321 ${'K'.repeat(22)}`,
  permitStillToSign: `654321 ${'K'.repeat(22)}`,
  permitWatch: `654321 ${'K'.repeat(22)}`,
  permitWatchBegins: `654321 ${'K'.repeat(22)}`,
};
/** The code, or the whole address, that an SMS is worth nothing without. */
export const inSms = (kind: MessageKind) => {
  const link = DATA[kind]['link'];
  if (link === undefined) return SECRETS[kind] ?? '';
  return link.endsWith('/') ? `${link}${SECRETS[kind]?.split(' ').at(-1)}` : link;
};
