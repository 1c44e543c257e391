import type { RenewTexts } from './renew-texts.ts';

export const fi: RenewTexts = {
  title: 'Uusi perehdytys',
  demanded: (reason) => `Perehdytys on muuttunut: ${reason}`,
  by: (day) => `Tee uusi perehdytys viimeistään ${day}.`,
  over: (day) => `Perehdytyksesi oli voimassa ${day} asti.`,
  soon: (day) => `Perehdytyksesi on voimassa ${day} asti.`,
  what: 'Tietosi ja korttisi ovat valmiina. Vanha perehdytys kelpaa portilla, kunnes uusi on valmis tai sen aika päättyy.',
  start: 'Tee uusi perehdytys',
  starting: 'Aloitetaan…',
  failed: 'Uutta perehdytystä ei voitu aloittaa',
  underWay: 'Uusi perehdytys on jo aloitettu.',
  goOn: 'Avaa uusi perehdytys',
  done: 'Tämä perehdytys on uusittu.',
  newPass: 'Avaa uusi kulkupassi',
  intro: (carried, left) =>
    `${carried === 1 ? '1 sivu on ennallaan, eikä sitä' : `${carried} sivua on ennallaan, eikä niitä`} tarvitse lukea uudelleen. Luettavana ja kuitattavana on ${left === 1 ? '1 sivu' : `${left} sivua`}.`,
  introAll: 'Lue ja kuittaa kaikki sivut uudelleen. Tietosi ja korttisi ovat valmiina.',
  details: 'Tarkista omat tietosi',
  carried: (day) => `Ennallaan, luettu ${day}`,
  changed: 'Muuttunut',
  changedText: 'Tämä sivu on muuttunut edellisen perehdytyksesi jälkeen.',
  listCarried: 'Ennallaan',
  listChanged: 'Muuttunut',
};
