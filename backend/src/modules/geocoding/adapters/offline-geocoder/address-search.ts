import type { DataSource } from 'typeorm';
import {
  metersBetween,
  type Coordinates,
  textKey,
  AROUND_CITY,
  middleOfAddress,
  middleOfPostcode,
  placeNamed,
} from '../../../directory/public.js';
import type { Located } from '../../domain/geocoder.port.js';
import { inLatinDigits } from '../../domain/spelled-coordinates.js';
import {
  namesAirport,
  namesCare,
  namesOnlyParts,
  saysNothing,
  spelledOut,
  stationNamed,
  withoutBeside,
  withoutParts,
  withoutThingThere,
} from './address-words.js';
import { ANY_AIRPORT } from '../gazetteer/airports.js';
import { citiesNamed, cityNear } from './cities.queries.js';
import { CitySearch, TOWN, type CityInAddress } from './city-search.js';
import { inLatinLetters, isInIndianScript } from './indian-scripts.js';
import { cityOfPin, middleOfPin, neighbourhoodOfPin } from './postcode-areas.js';

const PIN = /(?<!\d|\d-)([1-9]\d{2})[ -]?(\d{3})(?![\d-])/;
const HEAD_POST_OFFICE = '001';
/** People write these words before a code: "PIN-208001", "Pin code: 641 012". */
const CALLED_PIN = /\b(pin|postal|zip)[\s-]{0,3}(code|no\.?)?[\s:#-]{0,3}$/i;
const BRITISH_POSTCODE = /\b([A-Z]{1,2}\d[A-Z\d]?) ?(\d[A-Z]{2})\b/i;
/** A place this near counts as beside a landmark or within a neighbourhood, metres. */
const AROUND_LANDMARK = 5000;
const SOUTH_ASIA = { south: 5, north: 38, west: 60, east: 98 } as const;
/** Names of towns shorter than this are also ordinary words: "gaya", "una". */
const LONG_WORD = 5;
const WORDS_AT_MOST = 20;
const PARTS_AT_MOST = 12;
const REPEATED = /(?<=^| )(\S+)(?: \1)+(?= |$)/g;

/** Finds addresses, landmarks, cities and postcodes. It looks their parts up from the most to the least telling. */
export class AddressSearch {
  private readonly cities: CitySearch;

  constructor(
    private readonly database: DataSource,
    /** ISO code of the country in which ambiguous names are meant. */
    private readonly home: string,
  ) {
    this.cities = new CitySearch(database, home);
  }

  /** The best match of an address as typed, with digits of any Indian script, or undefined. */
  async find(typed: string): Promise<Located | undefined> {
    const text = inLatinDigits(typed);
    const pin = PIN.exec(text);
    const digits = pin && `${pin[1]}${pin[2]}`;
    const words = pin
      ? `${text.slice(0, pin.index).replace(CALLED_PIN, '')},${text.slice(pin.index + pin[0].length)}`
      : text;
    return (
      (digits ? roughly(await middleOfPostcode(this.database, digits, 'IN')) : undefined) ??
      roughly(await this.findBritishPostcode(text)) ??
      nearer(await this.findWords(words), digits) ??
      (await this.findTransliterated(words)) ??
      (digits ? await this.findPinArea(digits) : undefined) ??
      this.largestNamed(isInIndianScript(words) ? inLatinLetters(words) : words)
    );
  }

  /** Outside South Asia nobody writes Indian scripts, so a name found there only happens to sound alike. */
  private async findTransliterated(words: string): Promise<Located | undefined> {
    const found = isInIndianScript(words) ? await this.findWords(inLatinLetters(spelledOut(words))) : undefined;
    return found &&
      found.lat > SOUTH_ASIA.south &&
      found.lat < SOUTH_ASIA.north &&
      found.lng > SOUTH_ASIA.west &&
      found.lng < SOUTH_ASIA.east
      ? found
      : undefined;
  }

  /** When nothing else is known, the largest town at home whose name stands among the words: "mujhe lucknow mein hospital". */
  private async largestNamed(text: string): Promise<Located | undefined> {
    const words = textKey(text).split(' ').slice(0, WORDS_AT_MOST);
    const names = words.flatMap((_, i) => [1, 2, 3].map((length) => words.slice(i, i + length).join(' ')));
    const towns = await citiesNamed(
      this.database,
      [...new Set(names)].filter((name) => name.length >= LONG_WORD),
      this.home,
    );
    return towns.find(({ country, population }) => country === this.home && population >= TOWN);
  }

  private async findBritishPostcode(text: string): Promise<Coordinates | undefined> {
    const [, outward, inward] = BRITISH_POSTCODE.exec(text.toUpperCase()) ?? [];
    if (!outward || !inward) return undefined;
    return (
      (await middleOfPostcode(this.database, outward + inward, 'GB')) ?? middleOfPostcode(this.database, outward, 'GB')
    );
  }

  /**
   * Finds the neighbourhood that is known by the code, or the middle of the code's post offices. For a few codes neither
   * is known. Then the code of a head post office (…001) stands for the city of its sorting district. Any other code
   * stands for the middle of the codes that share all but the last digit or, if there are none, for that city.
   */
  private async findPinArea(digits: string): Promise<Located | undefined> {
    const named = async (name: string | undefined) =>
      name === undefined ? undefined : roughly(await this.findWords(`${name}, India`));
    const neighbourhood = await named(neighbourhoodOfPin(digits));
    if (neighbourhood) return neighbourhood;
    const middle = roughly(middleOfPin(digits));
    if (middle) return middle;
    const city = () => named(cityOfPin(digits));
    const neighbours = async () => roughly(await middleOfPostcode(this.database, digits.slice(0, 5), 'IN'));
    return digits.endsWith(HEAD_POST_OFFICE) ? ((await city()) ?? neighbours()) : ((await neighbours()) ?? city());
  }

  private async findWords(text: string): Promise<Located | undefined> {
    const parts = text
      .split(/[,;\n]/)
      .map((part) => withoutBeside(spelledOut(textKey(part)).replace(REPEATED, '$1')))
      .filter((part) => part !== '')
      .slice(-PARTS_AT_MOST);
    if (parts.length === 0 || saysNothing(parts.join(' '))) return undefined;
    const [first = '', ...others] = parts;
    const found = await (others.length === 0 ? this.cities.inOneName(first) : this.cities.inSeveralParts(parts));
    return found && this.refine(found);
  }

  /** Goes on from the city to the place, street or neighbourhood that the details name, when one is known. */
  private async refine({ city, details }: CityInAddress): Promise<Located> {
    const telling = details.flatMap(inBothScripts).filter((words) => words !== '' && !saysNothing(words));
    for (const detail of telling) {
      const found = await this.detailNear(detail, city);
      if (found) return found;
    }
    // What several cities have is kept with the name of its city: "Malviya Nagar Jaipur", "Sector 62 Noida".
    const name = textKey(city.name ?? '');
    for (const detail of name === '' ? [] : telling) {
      const found = await cityNear(this.database, `${detail} ${name}`, city, AROUND_CITY, 'alike');
      if (found) return found;
    }
    return city;
  }

  private async detailNear(detail: string, city: Located): Promise<Located | undefined> {
    const isLandmark = city.approximate === false;
    const reach = isLandmark ? AROUND_LANDMARK : AROUND_CITY;
    const part = await cityNear(this.database, namesAirport(detail) ? ANY_AIRPORT : detail, city, reach, 'exact');
    // From "AIIMS, Delhi" it is no step on to Delhi.
    if (part && !(isLandmark && part.approximate)) return part;
    if (namesOnlyParts(detail)) return middleOfAddress(this.database, detail, city, AROUND_LANDMARK);
    const found = await this.placeOrStreet(detail, city, reach);
    if (found && metersBetween(found, city) <= reach) return found;
    for (const whole of [withoutParts(detail), withoutThingThere(detail) ?? stationNamed(detail) ?? []].flat()) {
      const around = await cityNear(this.database, whole, city, reach, whole.length < LONG_WORD ? 'exact' : 'alike');
      if (around) return around;
    }
    return undefined;
  }

  private async placeOrStreet(detail: string, city: Located, reach: number): Promise<Located | undefined> {
    const named = () => placeNamed(this.database, 'alike', detail, this.home, city);
    if (namesCare(detail)) return named();
    return (
      (await middleOfAddress(this.database, detail, city, reach)) ??
      (await cityNear(this.database, detail, city, reach, 'alike')) ??
      named()
    );
  }
}

/** "Somewhere, Delhi 110096" means the area of the code rather than the middle of its city. */
function nearer(found: Located | undefined, digits: string | null): Located | undefined {
  const area = found?.approximate && digits ? roughly(middleOfPin(digits)) : undefined;
  return found && area && metersBetween(found, area) <= AROUND_CITY ? area : found;
}

function inBothScripts(words: string): string[] {
  return isInIndianScript(words) ? [words, textKey(inLatinLetters(words))] : [words];
}

function roughly(at: Coordinates | undefined): Located | undefined {
  return at && { ...at, approximate: true };
}
