import { headerKey, Row } from './cell.js';

describe('a row of a register', () => {
  it.each([
    ['Hospital_Name', 'hospital name'],
    ['\ufeffSr.No', 'sr no'],
    ['_latitude', 'latitude'],
    ['facilityName', 'facility name'],
    ['ActiveFlag_C', 'active flag c'],
    ['ज़िला', 'ज़िला'],
  ])('knows the header %s as %s', (header, key) => expect(headerKey(header)).toBe(headerKey(key)));

  it.each(['0', '000', 'NA', 'N/A', 'n.a.', 'Nil', '-', '--', '.', 'null', 'Not Available', ' '])(
    'takes %j for nothing',
    (value) => expect(new Row({ Phone: value }).first('phone')).toBe(''),
  );

  it('takes the first column that says something, and each thing once', () => {
    const row = new Row({ Telephone: '0', Mobile_Number: ' 98765  43210 ', Helpline: '98765 43210', Beds: 30 });
    expect(row.first('telephone', 'mobile number')).toBe('98765 43210');
    expect(row.all('Telephone', 'Mobile Number', 'Helpline', 'Fax', 'Beds')).toEqual(['98765 43210', '30']);
  });
});
