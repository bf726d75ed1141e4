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
import {
  divisionNamed,
  endsAName,
  namesAirport,
  namesCare,
  namesOnlyParts,
  saysNothing,
  withoutBeside,
  withoutKindOfTown,
  withoutParts,
  withoutPost,
} from './address-words.js';
import { ANY_AIRPORT } from '../gazetteer/airports.js';
import { citiesNamed, cityLike, cityNear, type City } from './cities.queries.js';
import { inLatinLetters, isInIndianScript } from './indian-scripts.js';
import { cityOfPin, middleOfPin, neighbourhoodOfPin } from './postcode-areas.js';
import { regionLike, regionNamed, type Region } from './regions.js';

const PIN = /(?<!\d|\d-)([1-9]\d{2})[ -]?(\d{3})(?![\d-])/;
const HEAD_POST_OFFICE = '001';
/** What stands before a code: "PIN-208001", "Pin code: 641 012". */
const CALLED_PIN = /\b(pin|postal|zip)[\s-]{0,3}(code|no\.?)?[\s:#-]{0,3}$/i;
const BRITISH_POSTCODE = /\b([A-Z]{1,2}\d[A-Z\d]?) ?(\d[A-Z]{2})\b/i;
/** What still counts as beside a landmark or within a neighbourhood, metres. */
const AROUND_LANDMARK = 5000;
/** Few districts reach further from their capital, metres. */
const IN_DISTRICT = 120_000;
/** A name this long that is a letter away from a city's, and a village's, is the city's. */
const LONG_NAME = 8;
const LONG_NAME_ABROAD = 7;
/** Fewer people live in a village. */
const TOWN = 20_000;
const SOUTH_ASIA = { south: 5, north: 38, west: 60, east: 98 } as const;
/** Shorter words that are names of towns are also other words: "gaya", "una". */
const LONG_WORD = 5;
const WORDS_AT_MOST = 20;
const PARTS_AT_MOST = 12;
const REPEATED = /(?<=^| )(\S+)(?: \1)+(?= |$)/g;
/** "Thane west" is rather a part of Thane than a place of that name elsewhere. */
const LARGE = 100_000;

/** A city named in an address, and what else the address says. */
interface CityInAddress {
  readonly city: Located;
  readonly details: readonly string[];
}

/** Finds addresses, landmarks, cities and postcodes by looking their parts up from the most to the least telling. */
export class AddressSearch {
  constructor(
    private readonly database: DataSource,
    /** ISO code of the country that ambiguous names are taken to be in. */
    private readonly home: string,
  ) {}

  /** The best match of an address as typed, or undefined. */
  async find(text: string): Promise<Located | undefined> {
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

  /** Where nobody writes Indian scripts a name only sounds alike. */
  private async findTransliterated(words: string): Promise<Located | undefined> {
    const found = isInIndianScript(words) ? await this.findWords(inLatinLetters(words)) : undefined;
    return found &&
      found.lat > SOUTH_ASIA.south &&
      found.lat < SOUTH_ASIA.north &&
      found.lng > SOUTH_ASIA.west &&
      found.lng < SOUTH_ASIA.east
      ? found
      : undefined;
  }

  /** The largest town at home that stands anywhere among words that say nothing else that is known: "mujhe lucknow mein hospital". */
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
   * A neighbourhood that is known by the code, or the middle of its post offices. For the few codes of which neither is known: the city of the sorting district
   * for that of its head post office (…001); for others the middle of the codes that share all but the last digit, or else that city.
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
      .map((part) => withoutBeside(textKey(part).replace(REPEATED, '$1')))
      .filter((part) => part !== '')
      .slice(-PARTS_AT_MOST);
    if (parts.length === 0 || saysNothing(parts.join(' '))) return undefined;
    const found = parts.length === 1 ? await this.oneName(parts[0] ?? '') : await this.severalParts(parts);
    return found && this.refine(found);
  }

  /** A name without commas: a city, a place, a place and its city, or a misspelled one of these. */
  private async oneName(key: string): Promise<CityInAddress | undefined> {
    const exact = await this.city(key);
    if (exact) return { city: (await this.cityRatherMeant(key, exact)) ?? exact, details: [] };
    const bare = withoutKindOfTown(key);
    if (bare !== key && bare !== '') return this.oneName(bare);
    const words = key.split(' ');
    const ending = await this.endingInCity(words);
    if (ending && (ending.city.country === this.home || ending.details.length === 0)) return ending;
    const beginning = await this.beginningWithCity(words);
    if (beginning?.city.country === this.home && beginning.city.population >= LARGE) return beginning;
    const place = await placeNamed(this.database, 'exact', key, this.home);
    if (place) return { city: place, details: [] };
    if (beginning?.city.country === this.home) return beginning;
    const misspelled = ending ?? (await cityLike(this.database, key, this.home));
    if (misspelled) return 'city' in misspelled ? misspelled : { city: misspelled, details: [] };
    // "Ward no 7" is in no Ward abroad.
    if (beginning && beginning.city.population >= LARGE) return beginning;
    const similar = await placeNamed(this.database, 'alike', key, this.home);
    return similar && { city: similar, details: [] };
  }

  /** "andheri west mumbai" → Mumbai and "andheri west"; "springfield il" → Springfield in Illinois. */
  private async endingInCity(words: readonly string[]) {
    for (let length = Math.min(3, words.length - 1); length > 0; length--) {
      const end = words.slice(-length).join(' ');
      const before = words.slice(0, -length).join(' ');
      if (endsAName(end)) continue;
      const city = await this.city(end);
      const region = regionNamed(end) ?? (city ? undefined : regionLike(end));
      const inRegion =
        region &&
        ((await this.city(before, region)) ??
          (city ? undefined : await cityLike(this.database, before, this.home, region)));
      if (inRegion) return { city: inRegion, details: [] };
      if (city) return { city, details: [before] };
    }
    return undefined;
  }

  /** "koramangala 5th block" → Koramangala and "5th block", as addresses have it also "5th block koramangala". */
  private async beginningWithCity(words: readonly string[]) {
    for (let length = Math.min(3, words.length - 1); length > 0; length--) {
      const name = words.slice(0, length).join(' ');
      const rest = words.slice(length).join(' ');
      const city = await this.city(name);
      if (city) return { city, details: [...(namesOnlyParts(rest) ? [`${rest} ${name}`] : []), rest] };
    }
    return undefined;
  }

  /** The last part that names a city decides, in the region named after it; the parts before it are details. */
  private async severalParts(parts: readonly string[]): Promise<CityInAddress | undefined> {
    let region: Region | undefined;
    let unnamed = parts.length;
    for (let i = parts.length - 1; i >= 0; i--) {
      const part = withoutPost(parts[i] ?? '');
      const before = parts.slice(0, i);
      const name = divisionNamed(part);
      const bare = withoutKindOfTown(part);
      const exact =
        (await this.city(name ?? part, region)) ?? (bare === part ? undefined : await this.city(bare, region));
      if (exact && name !== undefined) return this.withinDivision(exact, before);
      const named = i > 0 ? (regionNamed(part) ?? (exact ? undefined : regionLike(part))) : undefined;
      // "Delhi" and "Goa" are regions and cities: a city before them makes them the region.
      const isRegion = named && (!exact || (await this.city(parts[i - 1] ?? '', named)));
      if (isRegion) [region, unnamed] = [named, i];
      else if (exact) return { city: exact, details: before };
    }
    for (let i = unnamed - 1; i >= 0; i--) {
      const similar = await cityLike(this.database, parts[i] ?? '', this.home, region);
      if (similar) return { city: similar, details: parts.slice(0, i) };
    }
    // "TN" is Tennessee, and Tamil Nadu to whoever writes it after Madurai.
    const elsewhere = region && (await this.city(parts[unnamed - 1] ?? ''));
    const found = elsewhere ?? (await placeNamed(this.database, 'alike', parts.join(' '), this.home));
    return found && { city: found, details: [] };
  }

  /** "At post Karad, taluka Karad, district Satara": the last town before its district that lies in it, or else the district's capital. */
  private async withinDivision(capital: City, before: readonly string[]): Promise<CityInAddress> {
    for (let i = before.length - 1; i >= 0; i--) {
      const part = withoutPost(before[i] ?? '');
      const name = divisionNamed(part);
      const towns = await citiesNamed(this.database, [name ?? part], this.home);
      const town = towns.find((each) => metersBetween(each, capital) <= IN_DISTRICT);
      if (town)
        return name === undefined
          ? { city: town, details: before.slice(0, i) }
          : this.withinDivision(town, before.slice(0, i));
    }
    return { city: capital, details: before };
  }

  /** From the city to the place, street or neighbourhood that the details name, when it is known. */
  private async refine({ city, details }: CityInAddress): Promise<Located> {
    const isLandmark = city.approximate === false;
    const reach = isLandmark ? AROUND_LANDMARK : AROUND_CITY;
    for (const detail of details.flatMap(inBothScripts).filter((words) => words !== '' && !saysNothing(words))) {
      const part = await cityNear(this.database, namesAirport(detail) ? ANY_AIRPORT : detail, city, reach, 'exact');
      // From "AIIMS, Delhi" it is no step on to Delhi.
      if (part && !(isLandmark && part.approximate)) return part;
      if (namesOnlyParts(detail)) {
        const within = await middleOfAddress(this.database, detail, city, AROUND_LANDMARK);
        if (within) return within;
        continue;
      }
      const named = () => placeNamed(this.database, 'alike', detail, this.home, city);
      const found = namesCare(detail)
        ? await named()
        : ((await middleOfAddress(this.database, detail, city, reach)) ??
          (await cityNear(this.database, detail, city, reach, 'alike')) ??
          (await named()));
      if (found && metersBetween(found, city) <= reach) return found;
      const whole = withoutParts(detail);
      const neighbourhood = whole === detail ? undefined : await cityNear(this.database, whole, city, reach, 'exact');
      if (neighbourhood) return neighbourhood;
    }
    return city;
  }

  /** "Gorakpur" is a hamlet, and Gorakhpur to those who type it; "Shilong" is a town in China. */
  private async cityRatherMeant(key: string, exact: City): Promise<City | undefined> {
    const [letters, people] = exact.country === this.home ? [LONG_NAME, TOWN] : [LONG_NAME_ABROAD, LARGE];
    if (key.length < letters || exact.population === 0 || exact.population >= people) return undefined;
    const alike = await cityLike(this.database, key, this.home, undefined, 2);
    return alike?.country === this.home ? alike : undefined;
  }

  private async city(key: string, region?: Region): Promise<City | undefined> {
    return (await citiesNamed(this.database, [key], this.home, region))[0];
  }
}

/** "Somewhere, Delhi 110096": the area of the code rather than the middle of the city it lies in. */
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
