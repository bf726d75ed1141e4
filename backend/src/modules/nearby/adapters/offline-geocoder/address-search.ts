import type { DataSource } from 'typeorm';
import type { Coordinates } from '../../domain/coordinates.js';
import { textKey } from '../../domain/text-key.js';
import { citiesNamed, cityLike, cityNear } from './cities.queries.js';
import { AROUND_CITY, middleOfAddress, middleOfPostcode, placeNamed } from './known-places.queries.js';
import { cityOfPin } from './postcode-areas.js';
import { regionNamed, type Region } from './regions.js';

const PIN = /(?<![\d-])([1-9]\d{2})[ -]?(\d{3})(?![\d-])/;
const BRITISH_POSTCODE = /\b([A-Z]{1,2}\d[A-Z\d]?) ?(\d[A-Z]{2})\b/i;
/** Words that alone name no place. */
const GENERAL_WORDS = new RegExp(
  String.raw`^((the|a|near|in|at|to|of|and|hospitals?|clinics?|doctors?|dr|dentists?|pharmac(y|ies)|medical|stores?|centre` +
    String.raw`|center|road|street|city|town|general|government|govt|public|health|care)( |$))+$`,
);
/** "Bangalore city" is Bangalore; "Mexico City" has that name. */
const KIND_OF_TOWN = /^(city|town|district|near) | (city|town|district|distt?|taluka?|tehsil|village)$/g;
/** What the name of a street or a neighbourhood does not hold. */
const NAMES_CARE = /\b(hospitals?|clinics?|pharmacy|chemists?|dental|nursing home|medical|aiims|institute)\b/;

/** A city named in an address, and what else the address says. */
interface CityInAddress {
  readonly city: Coordinates;
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
  async find(text: string): Promise<Coordinates | undefined> {
    const pin = PIN.exec(text);
    const digits = pin && `${pin[1]}${pin[2]}`;
    const words = pin ? `${text.slice(0, pin.index)},${text.slice(pin.index + pin[0].length)}` : text;
    return (
      (digits ? await middleOfPostcode(this.database, digits, 'IN') : undefined) ??
      (await this.findBritishPostcode(text)) ??
      (await this.findWords(words)) ??
      (digits ? this.findPinArea(digits) : undefined)
    );
  }

  private async findBritishPostcode(text: string): Promise<Coordinates | undefined> {
    const [, outward, inward] = BRITISH_POSTCODE.exec(text.toUpperCase()) ?? [];
    if (!outward || !inward) return undefined;
    return (
      (await middleOfPostcode(this.database, outward + inward, 'GB')) ?? middleOfPostcode(this.database, outward, 'GB')
    );
  }

  /** Where the codes that share all but the last digit are, or the city of the sorting district. */
  private async findPinArea(digits: string): Promise<Coordinates | undefined> {
    const city = cityOfPin(digits);
    return (
      (await middleOfPostcode(this.database, digits.slice(0, 5), 'IN')) ??
      (city === undefined ? undefined : this.findWords(`${city}, India`))
    );
  }

  private async findWords(text: string): Promise<Coordinates | undefined> {
    const parts = text
      .split(/[,;\n]/)
      .map(textKey)
      .filter((part) => part !== '');
    if (parts.length === 0 || GENERAL_WORDS.test(parts.join(' '))) return undefined;
    const found = parts.length === 1 ? await this.oneName(parts[0] ?? '') : await this.severalParts(parts);
    return found && this.refine(found);
  }

  /** A name without commas: a city, a place, a place and its city, or a misspelled one of these. */
  private async oneName(key: string): Promise<CityInAddress | undefined> {
    const exact = await this.city(key);
    if (exact) return { city: exact, details: [] };
    const bare = key.replace(KIND_OF_TOWN, '');
    if (bare !== key && bare !== '') return this.oneName(bare);
    const words = key.split(' ');
    const withCity = await this.endingInCity(words);
    if (withCity) return withCity;
    const place = await placeNamed(this.database, 'exact', key, this.home);
    if (place) return { city: place, details: [] };
    const misspelled = await cityLike(this.database, key, this.home);
    if (misspelled) return { city: misspelled, details: [] };
    const firstWord = words.length > 1 ? await this.city(words[0] ?? '') : undefined;
    if (firstWord) return { city: firstWord, details: [words.slice(1).join(' ')] };
    const similar = await placeNamed(this.database, 'alike', key, this.home);
    return similar && { city: similar, details: [] };
  }

  /** "andheri west mumbai" → Mumbai and "andheri west"; "springfield il" → Springfield in Illinois. */
  private async endingInCity(words: readonly string[]): Promise<CityInAddress | undefined> {
    for (let length = Math.min(3, words.length - 1); length > 0; length--) {
      const end = words.slice(-length).join(' ');
      const before = words.slice(0, -length).join(' ');
      const region = regionNamed(end);
      const inRegion =
        region && ((await this.city(before, region)) ?? (await cityLike(this.database, before, this.home, region)));
      if (inRegion) return { city: inRegion, details: [] };
      const city = await this.city(end);
      if (city) return { city, details: [before] };
    }
    return undefined;
  }

  /** The last part that names a city decides, in the region named after it; the parts before it are details. */
  private async severalParts(parts: readonly string[]): Promise<CityInAddress | undefined> {
    let region: Region | undefined;
    let unnamed = parts.length;
    for (let i = parts.length - 1; i >= 0; i--) {
      const part = parts[i] ?? '';
      const exact = await this.city(part, region);
      const named = i > 0 ? regionNamed(part) : undefined;
      // "Delhi" and "Goa" are regions and cities: a city before them makes them the region.
      const isRegion = named && (!exact || (await this.city(parts[i - 1] ?? '', named)));
      if (isRegion) [region, unnamed] = [named, i];
      else if (exact) return { city: exact, details: parts.slice(0, i) };
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

  /** From the city to the place, street or neighbourhood that the details name, when it is known. */
  private async refine({ city, details }: CityInAddress): Promise<Coordinates> {
    for (const detail of details.filter((words) => words !== '' && !GENERAL_WORDS.test(words))) {
      const part = await cityNear(this.database, detail, city, AROUND_CITY);
      if (part) return part;
      const named = () => placeNamed(this.database, 'alike', detail, this.home, city);
      const found = NAMES_CARE.test(detail)
        ? await named()
        : ((await middleOfAddress(this.database, detail, city)) ?? (await named()));
      if (found) return found;
    }
    return city;
  }

  private async city(key: string, region?: Region): Promise<Coordinates | undefined> {
    return (await citiesNamed(this.database, key, this.home, region))[0];
  }
}
