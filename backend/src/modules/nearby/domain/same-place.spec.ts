import { HOURS_UNKNOWN } from './opening-hours.js';
import type { FoundPlace } from './place.js';
import { withoutDuplicates } from './same-place.js';

const METER = 1 / 111_195;

function place(name: string, metersNorth: number, changes: Partial<FoundPlace> = {}): FoundPlace {
  return {
    category: 'hospital',
    name,
    address: '',
    phone: null,
    rating: null,
    specialties: [],
    lat: metersNorth * METER,
    lng: 0,
    meters: metersNorth,
    approximate: false,
    ...HOURS_UNKNOWN,
    wheelchair: false,
    source: 'a',
    attribution: null,
    ...changes,
  };
}
const merged = (...places: FoundPlace[]) => withoutDuplicates(places.map((each) => ({ place: each })));
const names = (...places: FoundPlace[]) =>
  merged(...places).map(({ place: { name, source } }) => `${name} (${source})`);

describe('withoutDuplicates', () => {
  it('keeps the first of two with the same name within 150 m', () => {
    expect(names(place('City Hospital', 0), place('CITY hospital', 140))).toEqual(['City Hospital (a)']);
    expect(names(place('City Hospital', 0), place('City Hospital', 160))).toHaveLength(2);
  });

  it('takes a place that two sources put into different kinds for one by its very name alone, within 150 m', () => {
    const elsewhere = { source: 'b', category: 'doctor' } as const;
    expect(names(place('Asha Eye Care', 0), place('ASHA Eye Care', 149, elsewhere))).toHaveLength(1);
    expect(names(place('Asha Eye Care', 0), place('Asha Eye Care', 151, elsewhere))).toHaveLength(2);
    expect(names(place('Asha Eye Care', 0), place('Asha Eye Care Centre Delhi', 10, elsewhere))).toHaveLength(2);
    const phone = '+911126588500';
    expect(names(place('Asha Eye Care', 0, { phone }), place('Ravi Rao', 10, { ...elsewhere, phone }))).toHaveLength(2);
  });

  it('takes two records of one source with two phones for two places, unless behind one door', () => {
    const [one, other] = [{ phone: '+442071887188' }, { phone: '+442071887189' }];
    expect(names(place('Boots', 0, one), place('Boots', 100, other))).toHaveLength(2);
    expect(names(place('Boots', 0, one), place('Boots', 10, other))).toHaveLength(1);
    expect(names(place('Boots', 0, one), place('Boots', 100, { ...other, source: 'b' }))).toHaveLength(1);
  });

  it('does not take the hospitals of a trust for one because they share a switchboard', () => {
    const phone = '+442071887188';
    const [eye, ear] = [place('Sussex Eye Hospital', 0, { phone }), place('Royal Ear Hospital', 100, { phone })];
    expect(names(eye, ear)).toHaveLength(2);
    expect(names(eye, { ...ear, source: 'b', lat: 200 * METER })).toHaveLength(2);
  });

  it('takes the same phone of two sources for one place: beside each other by any name, within a kilometre by a name like it', () => {
    const phone = '+442071887188';
    const [guy, other] = [place('Guy', 0, { phone }), { phone, source: 'b' }];
    expect(names(guy, place('Thomas', 140, other))).toEqual(['Guy (a)']);
    expect(names(guy, place('Thomas', 160, other))).toHaveLength(2);
    expect(names(guy, place('The Guy', 900, other))).toEqual(['Guy (a)']);
    expect(names(guy, place('The Guy', 1100, other))).toHaveLength(2);
  });

  it('takes the same phone of one source for one place when the names are alike', () => {
    const phone = '+442071887188';
    expect(
      names(place('Lotus Heart Centre', 0, { phone }), place('Lotus Heart Foundation', 60, { phone })),
    ).toHaveLength(1);
    expect(
      names(place('Lotus Heart Centre', 0, { phone }), place('Lotus Heart Foundation', 200, { phone })),
    ).toHaveLength(2);
  });

  it('does not take two places for one because both name 108', () => {
    expect(names(place('Guy', 0, { phone: '108' }), place('Thomas', 100, { phone: '108' }))).toHaveLength(2);
  });

  it('merges similar names of different sources beside each other, not of one source', () => {
    expect(names(place("St Thomas'", 0), place("St Thomas' Hospital", 20, { source: 'b' }))).toEqual([
      "St Thomas' (a)",
    ]);
    expect(names(place('City Eye Hospital', 0), place('City Eye and Skin Hospital', 20))).toHaveLength(2);
  });

  it('merges names of the same words in one source, unless a single word is all they have', () => {
    expect(names(place('Shri Venkateswara Hospitals', 0), place('Sri Venkateshwara Hospital', 90))).toHaveLength(1);
    expect(names(place('Shri Venkateswara Hospital', 0), place('Sri Venkateshwara Eye Hospital', 90))).toHaveLength(2);
    expect(names(place('Neem Hospital', 0), place('Neem Medical Centre', 90))).toHaveLength(2);
  });

  it.each([
    ['Govt. Gen. Hosp.', 'Government General Hospital'],
    ['Shree Lakshmi Hospital', 'Sri Laxmi Hospital'],
    ['Lady Harding Medical College', 'Lady Hardinge Med. Coll.'],
    ['अपोलो अस्पताल', 'Apollo Hospital'],
  ])('knows %s of one source as the %s of another', (one, other) => {
    expect(names(place(one, 0), place(other, 60, { source: 'b' }))).toHaveLength(1);
  });

  it('does not take neighbours for one place because their names sound a little alike', () => {
    expect(names(place('Apollo Hospital', 0), place('Aapka Hospital', 60, { source: 'b' }))).toHaveLength(2);
    expect(names(place('Neem Clinic', 0), place('Nayan Clinic', 60, { source: 'b' }))).toHaveLength(2);
  });

  it('takes a long name within 500 m for one hospital, and for two pharmacies', () => {
    const name = 'Lotus Heart Foundation';
    expect(names(place(name, 0), place(name, 400))).toHaveLength(1);
    const category = 'pharmacy' as const;
    expect(names(place(name, 0, { category }), place(name, 400, { category }))).toHaveLength(2);
  });

  it('knows a hospital of two sources by the same words, though one of them missed its door', () => {
    const far = (name: string, meters: number) => place(name, meters, { source: 'b' });
    expect(names(place('Lotus Heart Foundation Pvt. Ltd.', 0), far('Lotus Heart Foundation', 900))).toHaveLength(1);
    expect(names(place('Lotus Heart Foundation', 0), far('Lotus Heart Foundation', 1100))).toHaveLength(2);
    expect(names(place('Lotus Hospital', 0), far('Lotus Hospital', 400))).toHaveLength(1);
    expect(names(place('Lotus Hospital', 0), far('Lotus Hospital', 600))).toHaveLength(2);
    expect(names(place('Lotus Heart Foundation', 0), far('Lotus Eye Foundation', 160))).toHaveLength(2);
  });

  describe('at one and the same point', () => {
    const clinic = (name: string, address: string, source = 'a') =>
      place(name, 0, { category: 'doctor', address, source });
    const count = (one: FoundPlace, other: FoundPlace) => [merged(one, other).length, merged(other, one).length];

    it.each([
      ['Kaveri Hospital', 'Kaveri Hospital And Research Centre'],
      ['Menon Nursing Home', 'Menon Nurshing Home'],
      ['Dr. Pinto`s Contonment Poly Clinic', 'Dr. Pinto`s Contoment Poly Clinic'],
      ['Bharat Diagnostics', 'Bharat Diagnosticss'],
      ['Dr Anita Desai', 'Dr Anita Desai Eye Clinic'],
      ['P.N Sewa Charitable Clinic', 'Seth Prem Nath Sewa Charitable Clinic'],
      ['P N Sewa Charitable Clinic', 'Prem Nath Sewa Charitable Clinic'],
      ['P. N Sewa Charitable Clinic And Medical Resear', 'Prem Nath Sewa Charitable ClinicandMedical'],
    ])('takes %s and %s for one, of one source and of two', (one, other) => {
      for (const source of ['a', 'b']) {
        expect(count(clinic(one, '7 Lake Road, Pune'), clinic(other, '7, Lake Rd, Pune 411001', source))).toEqual([
          1, 1,
        ]);
        expect(count(clinic(one, ''), clinic(other, '7 Lake Road', source))).toEqual([1, 1]);
      }
    });

    it.each([
      ['Dr Ramesh Rao', 'Dr Rajesh Rao'],
      ['Dr Narendra Shah', 'Dr Nagendra Shah'],
      ['Dr Krishna', 'Dr Krishnan'],
      ['Dr Rao', 'Dr Rao Gupta'],
      ['Dr A Mehta', 'Dr B Mehta'],
      ['Dr A Mehta', 'Dr Anil Mehta'],
      ['P.N Sewa Charitable Clinic', 'Ram Nath Sewa Charitable Clinic'],
      ['Lotus Dental', 'Lotus Skin'],
    ])('leaves %s and %s two', (one, other) => {
      expect(count(clinic(one, '7 Lake Road, Pune'), clinic(other, '7 Lake Road, Pune'))).toEqual([2, 2]);
    });

    it('takes two hospitals at one door for one when one name holds the other', () => {
      const twice = (name: string, its: string) =>
        names(place('Sng Hospital', 0, { address: '16/1 Lake Road, Pune' }), place(name, 0, { address: its })).length;
      expect(twice('Global Sng Hospital - Pune', '16 / 1, Lake Main Road, Pune')).toBe(1);
      expect(twice('Global Sng Hospital - Pune', '17, Lake Main Road, Pune')).toBe(2);
      expect(twice('Global Eye Hospital', '16 / 1, Lake Main Road, Pune')).toBe(2);
    });

    it.each([
      ['Sparsh Nursing Home and Eye Hospital', 'Sparsh Eye Hospital And Laser Centre', 1],
      ['Mehra Maternity and Surgical Home', 'Mehra Surgical and Maternity Hospital', 1],
      ['Jeevan Jyoti Hospital and Trauma Centre', 'Jeevan Jyoti Multispeciality Hospital', 1],
      ['Lotus Trust Eye Hospital', 'Lotus Trust Ear Hospital', 2],
      ['Lotus Trust Hospital for Women', 'Lotus Trust Cancer Hospital', 2],
      ['Anand Eye Hospital', 'Nayan Eye Hospital', 2],
      ['Lotus Heart Hospital', 'Lotus Kidney Hospital', 2],
    ])('counts %s and %s at one door as %i', (one, other, expected) => {
      const [here, its] = [
        "SPARSH', 18th Road, Near Lake Garden, Pune",
        'Sparsh 18Th Road Near Lake Garden, Pune',
      ] as const;
      const [first, second] = [place(one, 0, { address: here }), place(other, 0, { address: its })];
      expect(count(first, second)).toEqual([expected, expected]);
      expect(count(first, { ...second, address: '19 Lake Garden Road, Pune' })).toEqual([2, 2]);
      expect(count(first, { ...second, lat: 20 * METER })).toEqual([2, 2]);
    });

    it('leaves two what the addresses tell apart, what is of two kinds, and what shares the middle of a town', () => {
      const name = ['Pinto Cantonment Clinic', 'Pinto Cantoment Clinic'] as const;
      expect(count(clinic(name[0], '7 Lake Road'), clinic(name[1], '88 Fort Street'))).toEqual([2, 2]);
      expect(count(clinic(name[0], ''), { ...clinic(name[1], ''), category: 'dentist' })).toEqual([2, 2]);
      expect(count({ ...clinic(name[0], ''), approximate: true }, clinic(name[1], ''))).toEqual([2, 2]);
      expect(count(clinic(name[0], ''), { ...clinic(name[1], ''), lat: 20 * METER })).toEqual([2, 2]);
    });
  });

  it('merges with the record on the campus whose name is most alike', () => {
    const starter = place('Safdarjung Hospital', 60, { source: 'starter', specialties: ['emergency'] });
    const found = merged(
      place('Sports Injury Centre, Safdarjung Hospital', 0),
      place('VMMC and Safdarjung Hospital', 50),
      starter,
    );
    expect(found.map(({ place: { specialties } }) => specialties)).toEqual([[], ['emergency']]);
  });

  it('keeps the better finding of two with the fresher record of the place', () => {
    const findings = [
      { step: 'emergency', place: place('AIIMS, New Delhi', 300, { source: 'starter' }) },
      { step: 'any', place: place('AIIMS Delhi', 0) },
    ];
    expect(withoutDuplicates(findings)).toEqual([{ step: 'emergency', place: findings[1]?.place }]);
  });

  it('lets a starter place give way to a fresher record of it on the same campus', () => {
    const starter = place('AIIMS, New Delhi', 0, { source: 'starter' });
    expect(names(starter, place('AIIMS Delhi', 500))).toEqual(['AIIMS Delhi (a)']);
    expect(names(place('AIIMS Delhi', 0), { ...starter, lat: 500 * METER })).toEqual(['AIIMS Delhi (a)']);
    expect(names(starter, place('Safdarjung Hospital', 300))).toHaveLength(2);
  });

  it('takes what one record lacks from the other, and credits both', () => {
    const own = place('City Hospital', 0, {
      phone: '+911123365525',
      attribution: 'Source: a',
      specialties: ['surgery'],
    });
    const other = place('City Hospital', 90, {
      source: 'b',
      phone: '+911111111111',
      address: 'Ring Road',
      wheelchair: true,
      openNow: true,
      closesAt: '21:00',
      specialties: ['emergency'],
      attribution: '© OpenStreetMap contributors',
    });
    expect(merged(own, other).map((finding) => finding.place)).toEqual([
      {
        ...own,
        address: 'Ring Road',
        wheelchair: true,
        openNow: true,
        closesAt: '21:00',
        specialties: ['surgery', 'emergency'],
        attribution: 'Source: a; © OpenStreetMap contributors',
      },
    ]);
  });

  it('keeps the credit of one when the other adds nothing', () => {
    const [only] = merged(place('H', 0, { attribution: 'a' }), place('H', 9, { source: 'b', attribution: 'b' }));
    expect(only?.place.attribution).toBe('a');
  });

  it('does not give a pharmacy the hours of the hospital around it', () => {
    const [only] = merged(place('H', 0, { category: 'pharmacy' }), place('H', 9, { openNow: true, alwaysOpen: true }));
    expect(only?.place.openNow).toBeNull();
  });
});
