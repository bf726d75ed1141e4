import type { Row } from './cell.js';
import type { Register } from './register.js';

const GODL = 'Government Open Data License - India';
/** Systems of medicine that treat no emergency and have no doctor of modern medicine. */
const OLD_SYSTEM = /ayur|homo|unani|siddha|naturo|yoga|sowa/i;
const MODERN = /allopath|modern/i;
const AYUSH = 'ayurveda';

/** What kinds of facility registers write, and what each is; others are told as they stand, and refused. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/pharmac|chemist|medical store/i, 'pharmacy'],
  [/dental/i, 'dentist'],
  [/ambulance/i, 'ambulance'],
  [/blood ?bank|blood cent|^sub ?_?cen|^sc$|health sub/i, ''],
  [/^(dis_h|s_t_h|sdh|dh|chc|med_?c)\b|hospital|nursing home|medical college|community health/i, 'hospital'],
  [
    /clinic|dispensar|^phc|^uphc|primary health|health (and wellness )?cent|polyclinic|laborator|diagnost|imaging|physio/i,
    'doctor',
  ],
];

function kindOf(told: string, otherwise: string): string {
  if (told === '') return otherwise;
  const [, kind] = KINDS.find(([words]) => words.test(told)) ?? [undefined, otherwise];
  return kind || told;
}

function specialitiesOf(row: Row, systems: string, ...headers: string[]): string[] {
  return [...row.all(...headers), ...(OLD_SYSTEM.test(systems) && !MODERN.test(systems) ? [AYUSH] : [])];
}

/** "28.5672, 77.21" */
function pair(position: string): { lat: string; lng: string } {
  const [lat = '', lng = ''] = position.split(/[,;]\s*/);
  return { lat: lat.trim(), lng: lng.trim() };
}

/** The National Hospital Directory of the National Health Portal, as data.gov.in gives it out (hospital_directory.csv). */
const HOSPITAL_DIRECTORY: Register = {
  key: 'nhp',
  title: 'National Hospital Directory (data.gov.in)',
  licence: GODL,
  marks: ['Hospital_Name', 'Location_Coordinates', 'State', 'District'],
  read: (row) => {
    const systems = row.first('Discipline_Systems_of_Medicine', 'Ayush');
    return {
      name: row.first('Hospital_Name'),
      category: kindOf(row.first('Hospital_Care_Type'), 'hospital'),
      ...pair(row.first('Location_Coordinates')),
      address: row.all('Address_Original_First_Line', 'Address_First_Line', 'Location', 'Town'),
      district: row.first('District'),
      state: row.first('State'),
      pincode: row.first('Pincode'),
      phone: row.all('Emergency_Num', 'Telephone', 'Mobile_Number', 'Helpline', 'Tollfree'),
      website: row.first('Website'),
      specialities: specialitiesOf(row, systems, 'Specialties'),
      emergency: /24|yes|available|emergency|casualty|trauma/i.test(row.first('Emergency_Services')),
    };
  },
};

/** The health centres with their National Identification Number, as data.gov.in gives them out (geocode_health_centre.csv). */
const HEALTH_CENTRES: Register = {
  key: 'nin',
  title: 'All India Health Centres Directory with NIN (data.gov.in)',
  licence: GODL,
  marks: ['Facility Type', 'Facility Name', 'NOTIONAL_PHYSICAL', 'Latitude', 'Longitude'],
  read: (row) => ({
    id: row.first('Nin_N'),
    name: row.first('Facility Name'),
    category: kindOf(row.first('Facility Type'), 'hospital'),
    lat: row.first('Latitude'),
    lng: row.first('Longitude'),
    address: row.all('Facility Address', 'Subdistrict Name'),
    district: row.first('District Name'),
    state: row.first('State Name'),
    isClosed: /^n/i.test(row.first('ActiveFlag_C')),
    isRough: /notional/i.test(row.first('NOTIONAL_PHYSICAL')),
  }),
};

/** The Health Facility Registry of the Ayushman Bharat Digital Mission: what its search answers (facilityName, …), or a table of the same. */
const FACILITY_REGISTRY: Register = {
  key: 'hfr',
  title: 'Health Facility Registry (ABDM)',
  licence: null,
  marks: ['Facility Id', 'Facility Name'],
  read: (row) => ({
    id: row.first('Facility Id'),
    name: row.first('Facility Name'),
    category: kindOf(row.first('Facility Type'), 'hospital'),
    lat: row.first('Latitude'),
    lng: row.first('Longitude'),
    address: row.all('Address', 'Facility Address', 'Village City Town Name', 'Sub District Name', 'Sub-District'),
    district: row.first('District Name', 'District'),
    state: row.first('State Name', 'State'),
    pincode: row.first('Pincode', 'Pin Code'),
    phone: row.all('Contact Number', 'Facility Contact Number', 'Facility Landline Number'),
    website: row.first('Website Link', 'Website'),
    specialities: specialitiesOf(row, row.first('System Of Medicine'), 'Specialities', 'Specialties'),
    isClosed: /reject|de-?activ|closed/i.test(row.first('Facility Status')),
  }),
};

/** The hospitals empanelled under Ayushman Bharat PM-JAY (hospitals.pmjay.gov.in). */
const EMPANELLED: Register = {
  key: 'pmjay',
  title: 'Hospitals empanelled under AB PM-JAY (hospitals.pmjay.gov.in)',
  licence: null,
  marks: ['Hospital Name', 'Hospital Contact', 'Specialities Empanelled'],
  read: (row) => ({
    name: row.first('Hospital Name'),
    category: 'hospital',
    lat: row.first('Latitude', 'API Latitude'),
    lng: row.first('Longitude', 'API Longitude'),
    address: row.all('Hospital Address', 'Address'),
    district: row.first('District', 'District Name'),
    state: row.first('State', 'State Name'),
    pincode: row.first('Pincode', 'Pin Code'),
    phone: row.all('Hospital Contact'),
    specialities: row.all('Specialities Empanelled', 'Specialities Upgraded'),
    emergency: /emergency/i.test(row.all('Specialities Empanelled', 'Specialities Upgraded').join(' ')),
  }),
};

/** The Jan Aushadhi Kendras (janaushadhi.gov.in). "Name" is that of the person who runs the shop. */
const JAN_AUSHADHI: Register = {
  key: 'pmbi',
  title: 'Jan Aushadhi Kendras (janaushadhi.gov.in)',
  licence: null,
  marks: ['Kendra Code', 'Address', 'Pin Code'],
  read: (row) => ({
    id: row.first('Kendra Code'),
    name: 'Jan Aushadhi Kendra',
    category: 'pharmacy',
    lat: row.first('Latitude'),
    lng: row.first('Longitude'),
    address: row.all('Address'),
    district: row.first('District Name', 'District'),
    state: row.first('State Name', 'State'),
    pincode: row.first('Pin Code'),
    phone: row.all('Contact', 'Contact No'),
  }),
};

/** Where the 108 ambulances of a state stand. No form is common to all states; a table needs these three headers. */
const AMBULANCES: Register = {
  key: 'in-108',
  title: 'Base locations of 108 ambulances',
  licence: null,
  marks: ['District', 'Base Location', 'Vehicle No'],
  read: (row) => ({
    id: row.first('Vehicle No'),
    name: `108 Ambulance, ${row.first('Base Location')}`,
    category: 'ambulance',
    lat: row.first('Latitude'),
    lng: row.first('Longitude'),
    address: row.all('Base Location', 'Block'),
    district: row.first('District'),
    state: row.first('State'),
    pincode: row.first('Pin Code', 'Pincode'),
    phone: ['108'],
  }),
};

/** The national registers that an import knows by their headers, the more telling ones first. */
export const REGISTERS_OF_INDIA: readonly Register[] = [
  HOSPITAL_DIRECTORY,
  HEALTH_CENTRES,
  FACILITY_REGISTRY,
  EMPANELLED,
  JAN_AUSHADHI,
  AMBULANCES,
];
