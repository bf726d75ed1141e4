import { privateDetailsIn } from './private-details.ts';

/** What a person writes, and what of it tells others how to reach them or where they live. */
const PRIVATE: readonly (readonly [text: string, ...found: string[]])[] = [
  ['Call me on 9876543210 if you know a good doctor.', '9876543210'],
  ['My number is 98765 43210', '98765 43210'],
  ['WhatsApp +91 98765 43210 please', '+91 98765 43210'],
  ['Reach me at +919876543210.', '+919876543210'],
  ['phone: 09876543210', '09876543210'],
  ['Mobile 0 98765-43210', '0 98765-43210'],
  ['987 654 3210 is my husband, he has the reports', '987 654 3210'],
  ['91-9876543210', '91-9876543210'],
  ['मेरा नंबर ९८७६५४३२१० है', '९८७६५४३२१०'],
  ['मुझे +९१ ९८७६५ ४३२१० पर फ़ोन करें', '+९१ ९८७६५ ४३२१०'],
  ['Our landline is 011-23456789', '011-23456789'],
  ['(022) 2345 6789 between 10 and 5', '(022) 2345 6789'],
  ['My son in London: +44 20 7946 0958', '+44 20 7946 0958'],
  ['Call 112 or me, 9123456780', '9123456780'],
  ['My sister is 45, 70123 45678, she had the same', '70123 45678'],
  ['আমার নম্বর ৯৮৭৬৫৪৩২১০', '৯৮৭৬৫৪৩২১০'],
  ['Write to asha.kulkarni@example.org', 'asha.kulkarni@example.org'],
  ['mail: ravi_77+diet@gmail.com, I will answer', 'ravi_77+diet@gmail.com'],
  ['Send the report to me at meena@okaxis', 'meena@okaxis'],
  ['ravi.desh at gmail dot com', 'ravi.desh at gmail dot com'],
  ['I live at 12 Lake Road, come and see.', '12 Lake Road'],
  ['Flat 302, Sai Apartments, MG Road', 'Flat 302, Sai Apartments, MG Road'],
  ['Our house no. 45 is the blue one', 'house no. 45'],
  ['H.No. 7-1-58, Ameerpet', 'H.No. 7-1-58'],
  ['we stay in 17/3 nehru nagar behind the school', '17/3 nehru nagar'],
  ['मकान नंबर 45, गांधी नगर में रहते हैं', 'मकान नंबर 45, गांधी नगर'],
  ['हमारा पता: 23 शिवाजी मार्ग', '23 शिवाजी मार्ग'],
  ['We are from Pune - 411004', 'Pune - 411004'],
  ['pin code 560 038, Bengaluru', 'pin code 560 038'],
  ['पिन कोड 110001 वाले कोई हैं?', 'पिन कोड 110001'],
];

/** What looks like such a thing and is none. */
const HARMLESS: readonly string[] = [
  'My blood pressure was 140/90 in the morning and 135/85 at night.',
  'I take metformin 500 mg twice and glimepiride 1 mg once a day.',
  'Fasting sugar 110, after food 165, HbA1c 7.2.',
  'Since 12-05-2023 I have had this cough, worse on 2024-01-15 at 08:30.',
  'Platelets 150000 on Monday, 98000 on Tuesday and 210000 today.',
  'The operation cost us Rs 1,25,000 and the tests ₹ 12500.',
  'Call 112 in an emergency, 108 for an ambulance.',
  'Tele-MANAS 14416, Childline 1098 and 181 answered my questions.',
  'Poison centre 1800 116 117 helped us.',
  'Born in 1984, diagnosed in 2019, well since 2021.',
  'Temperatures: 98.6 99.1 100.2 101.4 98.4',
  'Sugar over five days: 180 165 172 190 150',
  'I walk 5 km on the road every day.',
  'He waited 30 minutes on the street for an auto.',
  'There are 3 doctors in our colony.',
  'The hospital in Sector 21 has a good heart department.',
  'मेरा बीपी १४०/९० है और उम्र ५५ साल।',
  'Take 1-0-1 for 5 days, then 0-0-1 for 10 days.',
  'WBC 11200, RBC 4.5, Hb 12.1, TSH 3.25 on 03/11/2026',
  'Dr Rao at the clinic asked me to lie flat 20 minutes. @ravi thank you!',
];

test.each(PRIVATE)('%j gives something away', (text, ...found) => {
  expect(privateDetailsIn(text)).toEqual(found);
});

test.each(HARMLESS)('%j gives nothing away', (text) => {
  expect(privateDetailsIn(text)).toEqual([]);
});
