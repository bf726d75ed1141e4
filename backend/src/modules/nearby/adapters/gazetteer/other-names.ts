/**
 * Names of one city, old and new, long and short: the gazetteer knows one of them, people type any.
 * Indian renamings are those notified by the state governments up to 2025.
 */
const INDIA = `
Bengaluru, Bangalore | Mumbai, Bombay | Kolkata, Calcutta | Chennai, Madras | Gurgaon, Gurugram | Pune, Poona
Vadodara, Baroda | Thiruvananthapuram, Trivandrum | Cochin, Kochi, Ernakulam | Kozhikode, Calicut | Mysore, Mysuru
Varanasi, Benares, Banaras, Kashi | Allahabad, Prayagraj, Ilahabad | Puducherry, Pondicherry, Pondy
Mangalore, Mangaluru | Hubli, Hubballi | Belgaum, Belagavi | Gulbarga, Kalaburagi | Bellary, Ballari
Bijapur, Vijayapura | Shimoga, Shivamogga | Tumkur, Tumakuru | Davangere, Davanagere | Hospet, Hosapete
Tiruchirappalli, Trichy, Trichinopoly | Tanjore, Thanjavur | Thoothukudi, Tuticorin | Ooty, Udhagamandalam, Ootacamund
Visakhapatnam, Vizag, Waltair | Vijayawada, Bezwada | Rajahmundry, Rajamahendravaram | Alappuzha, Alleppey
Kollam, Quilon | Thrissur, Trichur | Palghat, Palakkad | Kannur, Cannanore | Kanpur, Cawnpore | Jabalpur, Jubbulpore
Shimla, Simla | Guwahati, Gauhati | Panaji, Panjim | Nashik, Nasik | Osmanabad, Dharashiv | Hoshangabad, Narmadapuram
Bhubaneshwar, Bhubaneswar | Thane, Thana | Jamshedpur, Tatanagar | Haora, Howrah | Burdwan, Bardhaman
Ahmedabad, Ahmadabad, Amdavad | Mahesana, Mehsana | Bharuch, Broach | Khambhat, Cambay | Coimbatore, Kovai
Kanchipuram, Conjeevaram | Machilipatnam, Masulipatnam | Cuddapah, Kadapa | Dehra Dun, Dehradun | Haridwar, Hardwar
Hisar, Hissar | Jalandhar, Jullundur | Bathinda, Bhatinda | Raurkela, Rourkela | Brahmapur, Berhampur
Solapur, Sholapur | New Delhi, Nai Dilli | Delhi, Dilli, Old Delhi | Mormugao, Marmagao | Madgaon, Margao`;

const ELSEWHERE: Readonly<Record<string, string>> = {
  BD: 'Dhaka, Dacca',
  CN: 'Beijing, Peking',
  DE: 'Munich, München, Muenchen',
  GB: 'London, Londres',
  IT: 'Rome, Roma',
  MM: 'Yangon, Rangoon',
  RU: 'Saint Petersburg, St Petersburg, Leningrad',
  SA: 'Mecca, Makkah',
  UA: 'Kyiv, Kiev',
  US: 'New York City, New York, NYC',
  VN: 'Ho Chi Minh City, Saigon',
};

/** Cities the gazetteer lacks under any name, with the position of their centre. */
export const MISSING_CITIES = [
  { id: -1, name: 'Kanyakumari', country: 'IN', region: '25', population: 30_000, lat: 8.0883, lng: 77.5385 },
  { id: -2, name: 'Ahmednagar', country: 'IN', region: '16', population: 350_000, lat: 19.0952, lng: 74.7496 },
  { id: -3, name: 'Ayodhya', country: 'IN', region: '36', population: 220_000, lat: 26.799, lng: 82.204 },
  { id: -4, name: 'Chandrapur', country: 'IN', region: '16', population: 320_000, lat: 19.9615, lng: 79.2961 },
] as const;

/** Other names by country: each list holds every name of one city. */
export const OTHER_NAMES: ReadonlyMap<string, readonly (readonly string[])[]> = new Map([
  ['IN', groups(INDIA)],
  ...Object.entries(ELSEWHERE).map(([country, text]) => [country, groups(text)] as const),
]);

function groups(text: string): string[][] {
  return text.split(/[|\n]/).flatMap((group) => (group.trim() ? [group.split(',').map((name) => name.trim())] : []));
}
