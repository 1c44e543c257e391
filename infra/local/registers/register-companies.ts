/** An invented company of the stand-in register, with a valid check digit in its business id. */
export type RegisterCompany = {
  businessId: string;
  name: string;
  form: 'OY' | 'OYJ' | 'KY' | 'AY' | 'OK';
  street: string;
  postCode: string;
  city: string;
  /** A name that the company had until this day (`YYYY-MM-DD`). */
  formerName?: { name: string; endDate: string };
  auxiliaryName?: string;
  /** The day when the company ended, `YYYY-MM-DD`. */
  endDate?: string;
};

/** Numbers from 9 000 000 on are far above issued ones. */
export const REGISTER_COMPANIES: readonly RegisterCompany[] = [
  {
    businessId: '9339563-7',
    name: 'Rakennus Oy Esimerkki',
    form: 'OY',
    street: 'Mallikatu',
    postCode: '00990',
    city: 'HELSINKI',
  },
  {
    businessId: '9993908-4',
    name: 'Toinen Yritys Oy',
    form: 'OY',
    street: 'Toisentie',
    postCode: '33990',
    city: 'TAMPERE',
  },
  {
    businessId: '9682554-0',
    name: 'Betoni-Satu Oy',
    form: 'OY',
    street: 'Valukuja',
    postCode: '01990',
    city: 'VANTAA',
  },
  {
    businessId: '9050631-1',
    name: 'Nosturi Keksitty Oy',
    form: 'OY',
    street: 'Puomitie',
    postCode: '20990',
    city: 'TURKU',
    auxiliaryName: 'Keksityn Kurottajat',
  },
  {
    businessId: '9075954-6',
    name: 'Sähkö Satunen Oy',
    form: 'OY',
    street: 'Jännitekatu',
    postCode: '90990',
    city: 'OULU',
  },
  {
    businessId: '9861168-5',
    name: 'Putki ja Mielikuvitus Ky',
    form: 'KY',
    street: 'Mutkatie',
    postCode: '15990',
    city: 'LAHTI',
  },
  {
    businessId: '9561913-9',
    name: 'Maalaamo Ei-Oikea Ay',
    form: 'AY',
    street: 'Pensselikuja',
    postCode: '40990',
    city: 'JYVÄSKYLÄ',
  },
  { businessId: '9098702-0', name: 'Teline-Taru Oy', form: 'OY', street: 'Putkitie', postCode: '02990', city: 'ESPOO' },
  {
    businessId: '9383452-1',
    name: 'Kaivuri Kuvitelma Oy',
    form: 'OY',
    street: 'Montuntie',
    postCode: '70990',
    city: 'KUOPIO',
    formerName: { name: 'Maansiirto Kuvitelma Ky', endDate: '2021-03-31' },
  },
  {
    businessId: '9611097-5',
    name: 'Esimerkin Elementit Oyj',
    form: 'OYJ',
    street: 'Tehtaantie',
    postCode: '37990',
    city: 'AKAA',
  },
  {
    businessId: '9060816-6',
    name: 'Lasitus Läpinäkyvä Oy',
    form: 'OY',
    street: 'Ruutukuja',
    postCode: '28990',
    city: 'PORI',
  },
  { businessId: '9953893-4', name: 'Purku Pois Oy', form: 'OY', street: 'Muruntie', postCode: '48990', city: 'KOTKA' },
  {
    businessId: '9225127-9',
    name: 'Kattomiehet Keksitty Oy',
    form: 'OY',
    street: 'Räystäskatu',
    postCode: '60990',
    city: 'SEINÄJOKI',
  },
  {
    businessId: '9039317-7',
    name: 'Muuraus Malliksi Oy',
    form: 'OY',
    street: 'Laastitie',
    postCode: '65990',
    city: 'VAASA',
    auxiliaryName: 'Tiili Malliksi',
  },
  {
    businessId: '9090122-3',
    name: 'Ilmastointi Tuulahdus Oy',
    form: 'OY',
    street: 'Kanavakatu',
    postCode: '80990',
    city: 'JOENSUU',
  },
  {
    businessId: '9454710-2',
    name: 'Työmaasiivous Kiilto Mallikas Oy',
    form: 'OY',
    street: 'Harjatie',
    postCode: '04990',
    city: 'KERAVA',
  },
  {
    businessId: '9073248-2',
    name: 'Raudoitus Ruostumaton Oy',
    form: 'OY',
    street: 'Terästie',
    postCode: '05990',
    city: 'HYVINKÄÄ',
  },
  {
    businessId: '9252353-7',
    name: 'Asfaltti Aavistus Oy',
    form: 'OY',
    street: 'Bitumitie',
    postCode: '45990',
    city: 'KOUVOLA',
  },
  {
    businessId: '9095119-1',
    name: 'Timpurit Tuulesta Osuuskunta',
    form: 'OK',
    street: 'Höylätie',
    postCode: '50990',
    city: 'MIKKELI',
  },
  {
    businessId: '9577814-8',
    name: 'Hissi Haave Oy',
    form: 'OY',
    street: 'Kuilukatu',
    postCode: '00980',
    city: 'HELSINKI',
  },
  {
    businessId: '9061981-8',
    name: 'Viherrakennus Vehreä Oletus Oy',
    form: 'OY',
    street: 'Lehtotie',
    postCode: '01980',
    city: 'VANTAA',
    formerName: { name: 'Pihatyö Vehreä Oy', endDate: '2019-12-31' },
  },
  {
    businessId: '9867017-5',
    name: 'Mittaus Metri Oletettu Oy',
    form: 'OY',
    street: 'Paalutie',
    postCode: '33980',
    city: 'TAMPERE',
  },
  {
    businessId: '9592921-7',
    name: 'Vartiointi Valpas Vale Oy',
    form: 'OY',
    street: 'Porttikuja',
    postCode: '02980',
    city: 'ESPOO',
  },
  {
    businessId: '9129815-5',
    name: 'Työkonevuokraus Ääni ja Öljy Oy',
    form: 'OY',
    street: 'Konetie',
    postCode: '90980',
    city: 'OULU',
  },
  {
    businessId: '9993473-4',
    name: 'Rakennus Entinen Oy',
    form: 'OY',
    street: 'Menneentie',
    postCode: '20980',
    city: 'TURKU',
    endDate: '2022-06-30',
  },
];
