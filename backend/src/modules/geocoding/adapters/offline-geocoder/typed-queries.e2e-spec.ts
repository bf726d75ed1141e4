import type { DataSource } from 'typeorm';
import { openDataSource } from '../../../../data-source.js';
import { cloneDatabase, type TestDatabase } from '../../../../testing/test-database.js';
import { metersBetween } from '../../../directory/domain/coordinates.js';
import { STARTER_SET } from '../../../places-import/adapters/starter/starter-set.js';
import { ReferenceDataLoader } from '../../../../shared/reference-data.js';
import { OfflineGeocoder } from './offline-geocoder.js';

const NEAR_METERS = 5000;
/** What people type, and where that is: positions of city centres after GeoNames, of landmarks to about a kilometre. */
const QUERIES: readonly (readonly [string, number, number])[] = [
  ['Banglore', 12.972, 77.594],
  ['bangalor', 12.972, 77.594],
  ['BENGALURU, KARNATAKA', 12.972, 77.594],
  ['Bombay', 19.073, 72.883],
  ['mumbay', 19.073, 72.883],
  ['Calcuta', 22.563, 88.363],
  ['Kolkatta', 22.563, 88.363],
  ['Madras', 13.088, 80.278],
  ['chenai', 13.088, 80.278],
  ['new dehli', 28.636, 77.224],
  ['Delhi NCR', 28.652, 77.231],
  ['gurgoan', 28.46, 77.026],
  ['Gurugram, Haryana', 28.46, 77.026],
  ['Noida', 28.58, 77.33],
  ['Ghaziabad UP', 28.665, 77.439],
  ['Poona', 18.52, 73.855],
  ['Pune 411001', 18.52, 73.855],
  ['hyderbad', 17.384, 78.456],
  ['Secunderabad', 17.504, 78.543],
  ['Ahmadabad', 23.026, 72.587],
  ['amdavad', 23.026, 72.587],
  ['Baroda', 22.299, 73.208],
  ['Surat, Gujrat', 21.196, 72.83],
  ['lucknow up', 26.839, 80.923],
  ['Luknow', 26.839, 80.923],
  ['Cawnpore', 26.465, 80.35],
  ['kanpur uttar pradesh', 26.465, 80.35],
  ['Benaras', 25.317, 82.987],
  ['Kashi', 25.317, 82.987],
  ['varansi', 25.317, 82.987],
  ['Allahbad', 25.445, 81.843],
  ['prayagraj', 25.445, 81.843],
  ['Patna Bihar', 25.594, 85.136],
  ['Trivandrum', 8.485, 76.949],
  ['Tiruvananthapuram', 8.485, 76.949],
  ['Cochin', 9.939, 76.261],
  ['Calicut, Kerala', 11.248, 75.78],
  ['Mysore', 12.298, 76.639],
  ['mangaluru', 12.917, 74.856],
  ['Pondicherry', 11.934, 79.83],
  ['Trichy', 10.805, 78.686],
  ['Coimbatur', 11.006, 76.966],
  ['Madurai, TN', 9.919, 78.12],
  ['Vizag', 17.68, 83.202],
  ['Vishakhapatnam', 17.68, 83.202],
  ['Bezwada', 16.508, 80.617],
  ['Gauhati', 26.184, 91.746],
  ['Shilong', 25.569, 91.883],
  ['Simla', 31.104, 77.171],
  ['Jaypur', 26.92, 75.788],
  ['udaypur rajasthan', 24.586, 73.713],
  ['Indor, MP', 22.718, 75.833],
  ['bhopal, madhya pradesh, india', 23.255, 77.403],
  ['Nagpur 440001', 21.146, 79.085],
  ['560001', 12.972, 77.594],
  ['PIN 700001', 22.563, 88.363],
  ['110 001', 28.636, 77.224],
  ['AIIMS Delhi', 28.5672, 77.21],
  ['28°36′50″N 77°12′32″E', 28.6139, 77.2089],
  ['J638+QQ New Delhi', 28.6044, 77.2169],
  ['39J-49L-L8T4', 28.6228, 77.213],
  ['दिल्ली', 28.652, 77.231],
  ['मुंबई', 19.073, 72.883],
  ['बैंगलोर', 12.972, 77.594],
  ['लखनऊ, उत्तर प्रदेश', 26.839, 80.923],
  ['சென்னை', 13.088, 80.278],
  ['কলকাতা', 22.563, 88.363],
  ['Connaught Place, New Delhi', 28.6315, 77.2167],
  ['Koramangala Bangalore', 12.935, 77.624],
  ['Whitefield, Bengaluru', 12.97, 77.75],
  ['T Nagar Chennai', 13.042, 80.234],
  ['Dwarka, Delhi', 28.586, 77.05],
  ['Charminar', 17.362, 78.475],
  ['new delhi railway station', 28.643, 77.222],
  ['Delhi airport', 28.556, 77.1],
  ['Bangalor city', 12.972, 77.594],
  ['Manali', 32.24, 77.189],
  ['Faizabad', 26.775, 82.147],
  ['Ahilyanagar', 19.095, 74.75],
  ['Aurangabad, Bihar', 24.752, 84.374],
  ['Bilaspur HP', 31.34, 76.76],
  ['San Fransisco', 37.775, -122.419],
  ['457001', 23.33, 75.04],
  ['824101', 24.752, 84.374],
  ['https://maps.google.com/?q=28.6139,77.2090', 28.6139, 77.209],
  ['28,6139; 77,2090', 28.6139, 77.209],
  ['london', 51.509, -0.126],
  ['Katmandu, Nepal', 27.702, 85.321],
  ['Raipur chhatisgarh', 21.233, 81.633],
  ['Muzaffar nagar', 29.471, 77.703],
  ['Gorakhpur', 26.766, 83.369],
  ['Newyork', 40.714, -74.006],
  ['Toronto, Ontario', 43.7, -79.416],
  ['Salem Oregon', 44.943, -123.035],
  ['Ballia', 25.76, 84.15],
  ['Zirakpur', 30.643, 76.817],
  ['near Howrah bridge', 22.585, 88.347],
  ['Salt Lake Sector V', 22.576, 88.433],
  ['Hinjawadi Phase 1', 18.591, 73.739],
  ['Gomti Nagr Lucknow', 26.85, 81],
  ['Tnagar chennai', 13.042, 80.234],
  ['Thane west', 19.198, 72.963],
  ['दिल्ली एम्स', 28.567, 77.21],
  ['Dadar station ke paas', 19.018, 72.844],
  ['कानपुर में', 26.465, 80.35],
  ['SGPGI lucknow', 26.746, 80.935],
  ['anna nagar west chennai', 13.085, 80.21],
  ['powai lake mumbai', 19.127, 72.905],
  ['Powai lake', 19.127, 72.905],
  ['Rohini sector 7', 28.71, 77.12],
  ['देवरिया', 26.5, 83.78],
  ['सासाराम', 24.95, 84.03],
  ['भीलवाड़ा', 25.35, 74.63],
  ['കോട്ടയം', 9.59, 76.52],
  ['અમરેલી', 21.6, 71.22],
  ['ਬਠਿੰਡਾ', 30.21, 74.95],
  ['அண்ணா நகர் சென்னை', 13.085, 80.21],
  ['Vijaywada', 16.508, 80.62],
  ['Shahjahanpoor', 27.88, 79.91],
  ['Cape Comorin', 8.08, 77.55],
  ['Midnapore', 22.42, 87.32],
  ['Nagapattinam', 10.765, 79.843],
  ['Wayanad', 11.609, 76.083],
  ['Sibsagar', 26.98, 94.64],
  ['SAS Nagar', 30.68, 76.72],
  ['PIN-208001', 26.46, 80.35],
  ['781001', 26.184, 91.746],
  ['700091', 22.58, 88.415],
  ['560100', 12.845, 77.66],
  ['302017', 26.855, 75.81],
  ['Whitefield', 12.97, 77.75],
  ['mujhe lucknow mein hospital', 26.85, 80.95],
  ['At post Karad, Tal. Karad, Dist. Satara', 17.29, 74.18],
  ['Village Rampura, Dist. Rewari, Haryana', 28.19, 76.62],
  ['ward no 7 hajipur bihar', 25.69, 85.21],
  ['Ambedkar Nagar', 26.43, 82.54],
  ['Hyderabad, Sindh', 25.39, 68.37],
  ['N28°36.834 E077°12.540', 28.6139, 77.209],
  ['28d36m50s N 77d12m32s E', 28.6139, 77.209],
];

const ALLOWED = Math.floor(QUERIES.length * 0.05);

describe('what people type', () => {
  let own: TestDatabase;
  let database: DataSource;

  beforeAll(async () => {
    own = await cloneDatabase();
    database = await openDataSource(own.url, 2);
  });
  afterAll(async () => {
    await database.destroy();
    await own.drop();
  });

  it('is found within 5 km in 95 of 100 cases, offline and before anything is imported', async () => {
    const referenceData = new ReferenceDataLoader(database);
    await referenceData.ready(STARTER_SET);
    const geocoder = new OfflineGeocoder(database, referenceData, { placesCountry: 'IN' });
    const missed: string[] = [];
    for (const [text, lat, lng] of QUERIES) {
      const found = await geocoder.locate(text);
      const meters = found && Math.round(metersBetween(found, { lat, lng }));
      if (meters === undefined || meters > NEAR_METERS) missed.push(`${text}: ${meters ?? 'nothing'}`);
    }
    expect(missed.slice(ALLOWED)).toEqual([]);
  });
});
