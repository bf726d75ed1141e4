import type { FoundPlace } from './place.js';
import { saysGeneral, treats, type Need } from './whom-it-treats.js';

const place = (name: string, ...specialties: FoundPlace['specialties']): FoundPlace => ({
  category: 'hospital',
  name,
  address: '',
  lat: 0,
  lng: 0,
  meters: 0,
  phone: null,
  rating: null,
  specialties,
  openNow: null,
  closesAt: null,
  opensAt: null,
  opensTomorrow: false,
  alwaysOpen: false,
  approximate: false,
  wheelchair: false,
  source: 'osm',
  attribution: null,
});
const anybody: Need = {};

describe('a place for anybody', () => {
  it.each([
    'Ramakrishna Mission T.B. Clinic',
    'District TB Centre',
    'TB Hospital Mehrauli',
    'Kshay Rog Hospital',
    'DOTS Centre Ward 7',
    'D.O.T.S. Clinic',
    'Government Leprosy Hospital',
    'Kushth Ashram Hospital',
    'Navjeevan Nasha Mukti Kendra',
    'Hope De-Addiction and Rehabilitation Centre',
    'Fresenius Dialysis Centre',
    'City Eye Hospital',
    'Sankara Nethralaya',
    'Dr Shroff Charity Eye Hospital',
    'Government Dental College and Hospital',
    'Smile Dental Clinic',
    'Government Ayurvedic Hospital',
    'AYUSH Wellness Clinic',
    'Nehru Homoeopathic Medical College',
    'Unani Dispensary',
    'ICTC Centre',
    'Arya Vaidya Panchakarma Hospital',
    'Cancer Care Institute',
    'Ruby IVF Centre',
    'Kidney Foundation Hospital',
    'जिला क्षय रोग अस्पताल',
    'नशा मुक्ति केंद्र',
    'राजकीय आयुर्वेद चिकित्सालय',
    'Asha Skin Clinic',
    'Mind Psychiatric Hospital',
  ])('is not %s', (name) => expect(treats(place(name), anybody)).toBe(false));

  it.each([
    'Ram Manohar Lohia Hospital',
    'Asha Multispeciality and Dental Hospital',
    'General Hospital and Eye Unit',
    'Sacred Heart Hospital',
    'District Hospital Baramati',
    'Sunrise Nursing Home',
    'Tilak Hospital',
    'Dr B. Roy Hospital',
    'Bhatia Hospital',
    'Rural Hospital Saswad',
    'Dotel Memorial Hospital',
    'Artemis Hospital',
  ])('is %s', (name) => expect(treats(place(name), anybody)).toBe(true));

  it('is one with many specialties, or one that says general among them', () => {
    expect(treats(place('Neem', 'cardiology', 'neurology', 'urology'), anybody)).toBe(true);
    expect(treats(place('Neem', 'ophthalmology', 'general'), anybody)).toBe(true);
    expect(treats(place('Neem', 'cardiology'), anybody)).toBe(false);
  });
});

describe('a place for children, or for mothers', () => {
  const children = place('Lakshmi Childrens Hospital', 'emergency');
  const mothers = place('Asha Maternity Home');
  const both = place('Mother and Child Hospital', 'gynaecology', 'paediatrics');

  it.each([
    ['a grown-up', anybody, []],
    ['a child', { patient: 'child' }, [children, both]],
    ['a mother', { patient: 'mother' }, [mothers, both]],
  ] as const)('is for nobody else: %s', (_, need, fit) => {
    expect([children, mothers, both].filter((each) => treats(each, need))).toEqual(fit);
    expect([children, mothers, both].filter((each) => treats(each, { ...need, isEmergency: true }))).toEqual(fit);
  });

  it('is not for a grown-up either when it treats hearts', () => {
    const hearts = place("Children's Heart Hospital", 'cardiology', 'emergency');
    expect(treats(hearts, { also: 'cardiology', isEmergency: true })).toBe(false);
    expect(treats(hearts, { also: 'cardiology', isEmergency: true, patient: 'child' })).toBe(true);
  });
});

describe('in an emergency', () => {
  it('a hospital for one part of the body is for its own emergencies alone', () => {
    const heart = place('Sri Jayadeva Heart Institute', 'cardiology', 'emergency');
    expect(treats(heart, { also: 'cardiology', isEmergency: true })).toBe(true);
    expect(treats(heart, { also: 'neurology', isEmergency: true })).toBe(false);
  });

  it('a trauma centre takes everybody', () => {
    expect(treats(place('Apex Trauma Centre', 'orthopaedics', 'emergency'), { isEmergency: true })).toBe(true);
  });

  it.each([
    ['Government General Hospital', true],
    ['Sadar Hospital Ara', true],
    ['CHC Phulpur', true],
    ['Asha Multi Speciality Hospital', true],
    ['Sunrise Hospital', false],
  ])('%s says that it is general: %s', (name, is) => expect(saysGeneral(place(name))).toBe(is));
});
