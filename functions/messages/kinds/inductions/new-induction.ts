import type { Texts } from '../../../../shared/messages/message-text.ts';

/** Tells those who follow a form that an induction waits for approval. */
export const newInduction: Texts<'company' | 'formName' | 'link' | 'name'> = {
  fi: ({ formName, name, company, link }) => {
    const who = `${name || 'Työntekijä'}${company === '' ? '' : ` (${company})`}`;
    return {
      subject: `Uusi perehdytys: ${formName}`,
      opening: [`${who} on tehnyt perehdytyksen: ${formName}.`, 'Se odottaa hyväksyntää.'],
      button: { label: 'Avaa perehdytys', link },
      sms: (form) => `Uusi perehdytys odottaa hyväksyntää: ${form}. ${link}`,
    };
  },
  en: ({ formName, name, company, link }) => {
    const who = `${name || 'A worker'}${company === '' ? '' : ` (${company})`}`;
    return {
      subject: `New induction: ${formName}`,
      opening: [`${who} has taken the induction: ${formName}.`, 'It is waiting for approval.'],
      button: { label: 'Open the induction', link },
      sms: (form) => `A new induction is waiting for approval: ${form}. ${link}`,
    };
  },
};
