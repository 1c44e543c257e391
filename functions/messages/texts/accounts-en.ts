import type { TextsOf } from '../message-text.ts';

export const accountsEn: TextsOf<'passwordReset' | 'passwordChanged' | 'emailVerification' | 'invitation'> = {
  passwordReset: ({ link, secret, minutes, wordmark }) => ({
    subject: `New password: ${wordmark}`,
    opening: ['Somebody asked for a new password for this address.', 'Open the link and choose a new password.'],
    button: { label: 'Choose a new password', link: `${link}${secret}` },
    closing: [
      `The link is valid for ${minutes} minutes and works once.`,
      'If you did not ask for a new password, you can delete this message. Your password does not change.',
    ],
    sms: () => `Choose a new password: ${link}${secret}`,
  }),
  passwordChanged: ({ at, link, wordmark }) => ({
    subject: `Your password was changed: ${wordmark}`,
    opening: [
      `Your password was changed on ${at.replace(' ', ' at ')}.`,
      'Log in with the new password. Your earlier logins have ended.',
    ],
    button: { label: 'Ask for a new password', link },
    closing: ['If you did not change the password yourself, ask for a new one at once and tell your administrator.'],
    sms: () => `Your password was changed. If it was not you, ask for a new one: ${link}`,
  }),
  emailVerification: ({ link, secret, days, wordmark }) => ({
    subject: `Verify your email address: ${wordmark}`,
    opening: [
      `This address was given as a user’s email address in ${wordmark}.`,
      'Open the link to verify that the address is yours.',
    ],
    button: { label: 'Verify the address', link: `${link}${secret}` },
    closing: [`The link is valid for ${days} days.`, 'If you do not use the service, you can delete this message.'],
    sms: () => `Verify your address: ${link}${secret}`,
  }),
  invitation: ({ name, company, link, secret, days, wordmark }) => ({
    subject: `Invitation: ${wordmark}`,
    opening: [
      `Hello ${name},`,
      `${company || 'Your company'} has made you a user account in ${wordmark}.`,
      'Open the link and choose a password. After that you can log in with this email address.',
    ],
    button: { label: 'Choose a password', link: `${link}${secret}` },
    closing: [
      `The invitation is valid for ${days} days and works once.`,
      'If you do not know the company, you can delete this message.',
    ],
    sms: () => `You have a new user account. Choose a password: ${link}${secret}`,
  }),
};
