import type { Texts } from '../../../../shared/messages/message-text.ts';

/** Tells the admins of a company that nothing is sent to a webhook any more. */
export const webhookParked: Texts<'name' | 'at' | 'link'> = {
  fi: ({ name, at, link, wordmark }) => ({
    subject: `Webhook ${name} on pysäytetty: ${wordmark}`,
    opening: [
      `Webhookin ${name} osoite ei ole vastannut vuorokauteen tai on ilmoittanut, ettei se ota enää viestejä vastaan.`,
      `Lähettäminen pysäytettiin ${at.replace(' ', ' klo\u00a0')}. Tapahtumia ei lähetetä, ennen kuin otat webhookin taas käyttöön.`,
    ],
    button: { label: 'Avaa webhookit', link },
    closing: ['Viimeisen viikon lähetykset näkyvät listassa, ja voit lähettää ne uudelleen.'],
    sms: () => `Webhook on pysäytetty, koska sen osoite ei vastaa. Avaa webhookit: ${link}`,
  }),
  en: ({ name, at, link, wordmark }) => ({
    subject: `Webhook ${name} was stopped: ${wordmark}`,
    opening: [
      `The address of the webhook ${name} has not answered for a day, or has said that it takes nothing more.`,
      `Sending was stopped on ${at.replace(' ', ' at ')}. No events are sent until you turn the webhook on again.`,
    ],
    button: { label: 'Open the webhooks', link },
    closing: ['What was sent in the last week is on the list, and you can send it again.'],
    sms: () => `A webhook was stopped because its address does not answer. Open the webhooks: ${link}`,
  }),
};
