import { FileImports } from '../../testing/file-imports.js';

interface Stored {
  readonly name: string;
  readonly category: string;
  readonly source: string;
  readonly address: string | null;
  readonly phone: string | null;
  readonly postcode: string | null;
  readonly specialties: readonly string[];
  readonly geo_quality: number;
  readonly licence: string | null;
}

const HOSPITAL_DIRECTORY =
  'Sr_No,Location_Coordinates,Location,Hospital_Name,Hospital_Category,Hospital_Care_Type,Discipline_Systems_of_Medicine,' +
  'Address_Original_First_Line,State,District,Subdistrict,Pincode,Telephone,Mobile_Number,Emergency_Num,Ambulance_Phone_No,' +
  'Website,Specialties,Emergency_Services,State_ID,District_ID\n';
const HEALTH_CENTRES =
  'State Name,District Name,Subdistrict Name,Facility Type,Facility Name,Facility Address,Latitude,Longitude,ActiveFlag_C,NOTIONAL_PHYSICAL,Location Type,Type Of Facility,Nin_N\n';
const EMPANELLED =
  'Sno,Hospital Name,Hospital Type,Hospital Address,Hospital E-Mail,Hospital Contact,Specialities Empanelled,Specialities Upgraded\n';
const KENDRAS = 'Sr.No,Kendra Code,Name,Contact,State Name,District Name,Pin Code,Address\n';
const AMBULANCES = 'Sr No,District,Block,Base Location,Vehicle No,Type,Latitude,Longitude,Pin Code\n';

describe('importing a national register as it is published', () => {
  let imports: FileImports;
  beforeAll(async () => {
    imports = await FileImports.start();
  });
  beforeEach(() => imports.forgetAll());
  afterAll(() => imports.stop());
  const stored = () =>
    imports.database.query<Stored[]>(
      'SELECT name, category, source, address, phone, postcode, specialties, geo_quality, licence FROM place ORDER BY name',
    );

  it('reads the National Hospital Directory: one column for the position, several for telephones, 0 for nothing', async () => {
    const summary = await imports.run(
      HOSPITAL_DIRECTORY +
        '1,"28.6257, 77.2010",Near Gol Dak Khana,Neem Hospital,Public,Hospital,Allopathic,Baba Kharak Singh Marg,Delhi,New Delhi,0,110001,0,0,"011 23365525, 011 23348200",112,0,"General Medicine, Orthopaedics",24x7 Emergency,8,94\n' +
        '2,"28.62, 77.21",0,Lotus Ayurved,Private,Clinic,Ayurveda,Janpath,Delhi,New Delhi,0,110001,011 23000000,0,0,0,0,0,0,8,94\n' +
        '3,0,0,Banyan Hospital,Private,Hospital,0,FC Road,Maharashtra,Pune,0,411005,0,9876543210,0,0,0,0,0,27,490\n',
      'hospital_directory.csv',
    );
    expect(summary).toMatchObject({ accepted: 3, register: 'National Hospital Directory (data.gov.in)' });
    expect(await stored()).toMatchObject([
      { name: 'Banyan Hospital', category: 'hospital', source: 'nhp', phone: '+919876543210', geo_quality: 0 },
      { name: 'Lotus Ayurved', category: 'doctor', specialties: ['ayurveda'], phone: '+911123000000' },
      {
        name: 'Neem Hospital',
        category: 'hospital',
        address: 'Baba Kharak Singh Marg, Near Gol Dak Khana, New Delhi, Delhi',
        phone: '+911123365525',
        postcode: '110001',
        specialties: expect.arrayContaining(['internal', 'orthopaedics', 'emergency']),
        geo_quality: 1,
        licence: 'Government Open Data License - India',
      },
    ]);
  });

  it('reads the health centres: by the code of their kind, without what is inactive or has no doctor', async () => {
    const summary = await imports.run(
      HEALTH_CENTRES +
        'Delhi,New Delhi,NA,dis_h,District Hospital Neem,NA,28.63,77.21,Y,Physical,Urban,Public,111\n' +
        'Delhi,New Delhi,NA,phc,PHC Lotus,Main Road,28.64,77.22,Y,Notional,Rural,Public,112\n' +
        'Delhi,New Delhi,NA,sub_cen,SC Banyan,NA,28.65,77.23,Y,Physical,Rural,Public,113\n' +
        'Delhi,New Delhi,NA,chc,CHC Old,NA,28.66,77.24,N,Physical,Rural,Public,114\n',
      'geocode_health_centre.csv',
    );
    expect(summary).toMatchObject({
      accepted: 2,
      rejected: 2,
      reasons: { 'it is no place of care known here: sub_cen': 1, 'it is closed for good': 1 },
    });
    expect(await stored()).toMatchObject([
      { name: 'District Hospital Neem', category: 'hospital', source: 'nin', geo_quality: 1 },
      { name: 'PHC Lotus', category: 'doctor', address: 'Main Road, New Delhi, Delhi', geo_quality: 0 },
    ]);
  });

  it('reads what the Health Facility Registry answers', async () => {
    const facilities = [
      {
        facilityId: 'IN0710000001',
        facilityName: 'Neem Hospital',
        facilityStatus: 'Approved',
        systemOfMedicine: 'Modern Medicine(Allopathy)',
        facilityType: 'Hospital',
        stateName: 'DELHI',
        districtName: 'New Delhi',
        address: 'Janpath',
        pincode: '110001',
        latitude: '28.62',
        longitude: '77.21',
        contactNumber: '01123365525',
      },
      {
        facilityId: 'IN0710000002',
        facilityName: 'Lotus Clinic',
        systemOfMedicine: 'Homoeopathy',
        facilityType: 'Clinic/ Dispensary',
        stateName: 'DELHI',
        pincode: '110001',
      },
    ];
    const summary = await imports.run(JSON.stringify({ facilities, totalFacilities: 2 }), 'hfr.json');
    expect(summary).toMatchObject({ accepted: 2, register: 'Health Facility Registry (ABDM)' });
    expect(await stored()).toMatchObject([
      { name: 'Lotus Clinic', category: 'doctor', specialties: ['ayurveda'], geo_quality: 0 },
      { name: 'Neem Hospital', category: 'hospital', source: 'hfr', phone: '+911123365525', geo_quality: 1 },
    ]);
  });

  it('reads the hospitals empanelled under PM-JAY: their PIN code stands in the address', async () => {
    await imports.run(
      EMPANELLED +
        '1,NEEM HOSPITAL,Private,"Plot 4, Ghansoli, Thane %E2%80%93 400701",a@example.org,9820012345,"Cardiology, Emergency Room Packages",Burns\n' +
        '2,LOTUS HOSPITAL,Private,"Main Road",b@example.org,NA,General Medicine,NA\n',
      'pmjay.csv',
    );
    expect(await stored()).toMatchObject([
      {
        name: 'NEEM HOSPITAL',
        source: 'pmjay',
        phone: '+919820012345',
        postcode: '400701',
        specialties: expect.arrayContaining(['cardiology', 'emergency']),
        geo_quality: 0,
      },
    ]);
  });

  it('reads the Jan Aushadhi Kendras, whose "Name" is that of a person', async () => {
    await imports.run(
      KENDRAS + '1,PMBJK09999,Asha Rao,9876543210,Delhi,New Delhi,110001,"Shop 3, Janpath"\n',
      'kendras.csv',
    );
    expect(await stored()).toMatchObject([
      { name: 'Jan Aushadhi Kendra', category: 'pharmacy', source: 'pmbi', phone: '+919876543210', postcode: '110001' },
    ]);
    expect(JSON.stringify(await stored())).not.toContain('Asha Rao');
  });

  it('reads where 108 ambulances stand', async () => {
    await imports.run(
      `${AMBULANCES}1,Pune,Haveli,Sassoon Hospital Gate,MH14XX0001,ALS,18.5273,73.8716,411001\n`,
      'ambulances.csv',
    );
    expect(await stored()).toMatchObject([
      {
        name: '108 Ambulance, Sassoon Hospital Gate',
        category: 'ambulance',
        source: 'in-108',
        phone: '108',
        geo_quality: 1,
      },
    ]);
  });

  it('is the same register under other spellings of its headers, and in another delimiter', async () => {
    const summary = await imports.run(
      '\ufeffsr no;KENDRA CODE;Name;contact;state name;District_Name;PIN CODE;address\n1;PMBJK09999;A;0;Delhi;New Delhi;110001;Janpath\n',
      'kendras.txt',
    );
    expect(summary).toMatchObject({ accepted: 1, register: 'Jan Aushadhi Kendras (janaushadhi.gov.in)' });
  });

  it.each([
    ['has neither a position nor a known PIN code', '1,PMBJK1,A,0,Delhi,New Delhi,0,Janpath\n', 'it has no position'],
    ['has a PIN code that no post office has', '1,PMBJK1,A,0,Delhi,New Delhi,199999,Janpath\n', 'it has no position'],
    ['is cut short', '1,PMBJK1\n', 'it has no position'],
  ])('refuses a row that %s, and keeps the others', async (_, row, reason) => {
    const summary = await imports.run(`${KENDRAS}${row}2,PMBJK2,B,0,Delhi,New Delhi,110002,Daryaganj\n`, 'kendras.csv');
    expect(summary).toMatchObject({ accepted: 1, rejected: 1, reasons: { [reason]: 1 } });
  });

  it('refuses a position that is no position, and a facility that is no object', async () => {
    const directory = `${HOSPITAL_DIRECTORY}1,"abc, def",0,Neem Hospital,0,0,0,0,Delhi,New Delhi,0,110001,0,0,0,0,0,0,0,8,94\n`;
    expect(await imports.run(directory, 'hospital_directory.csv')).toMatchObject({ accepted: 0, rejected: 1 });
    const json =
      '{"facilities":[{"facilityId":"IN1","facilityName":"Neem Hospital","pincode":"110001"},{"facilityName":"Lotus"}]}';
    expect(await imports.run(json, 'hfr.json')).toMatchObject({ accepted: 1, rejected: 1 });
  });

  it('is told by a version of the register that breaks off', async () => {
    await expect(imports.run(`${KENDRAS}1,PMBJK1,A,0,Del`, 'kendras.csv')).rejects.toThrow('breaks off');
  });

  it('is read by the columns that are named instead, when some are', async () => {
    const columns = {
      headers: { name: 'Name', address: 'Address', lat: 'Sr.No', lng: 'Contact' },
      constants: { category: 'pharmacy' },
    };
    const summary = await imports.run(
      `${KENDRAS}10,PMBJK1,Own Name,20,Delhi,New Delhi,110001,Janpath\n`,
      'k.csv',
      undefined,
      { columns },
    );
    expect(summary.register).toBeUndefined();
    expect(await imports.stored()).toEqual(['Own Name']);
  });
});
